import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { MoneyField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { formatMoney } from '../../../ui/text/format';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

interface Values {
  value: number;
}

/** Refunds a part or the whole to the payer, signed (domain.md 1). */
export default function Refund() {
  const { t } = useTranslation('card-charges');
  const signed = useSigned('POST /credit-card-charge/{id}/refund', {
    invalidates: TOUCHED,
    success: t('refund.done'),
  });
  return (
    <CardDrawer<Values>
      action="refund"
      danger
      dismiss={t('refund.dismiss')}
      submitOff={signed.off}
      initial={({ refundable }) => ({ value: refundable })}
      onSubmit={({ id }, { value }) => signed.run({ params: { id }, body: { value } })}
    >
      {({ refundable }) => (
        <>
          <Form.Item
            name="value"
            label={t('refund.field')}
            extra={t('refund.hint', { most: formatMoney(refundable) })}
            rules={[
              rules.chosen(),
              { type: 'number', min: 1, message: t('refund.least') },
              { type: 'number', max: refundable, message: t('refund.most', { most: formatMoney(refundable) }) },
            ]}
          >
            <MoneyField />
          </Form.Item>
          <SigningStep signed={signed} />
        </>
      )}
    </CardDrawer>
  );
}
