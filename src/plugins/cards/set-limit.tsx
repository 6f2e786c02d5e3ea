import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { MoneyField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { formatMoney } from '../../ui/text/format';
import { useCards } from './use-cards';

/** Sets the limit, up to what was approved; signed. */
export default function SetLimit() {
  const { t } = useTranslation('cards');
  const { data } = useCards();
  const signed = useSigned('POST /card/limit', { success: t('setLimit.done'), flow: 'card' });
  return (
    <ActionDrawer<{ limit: number }>
      title={t('setLimit.title')}
      submit={t('setLimit.submit')}
      submitOff={signed.off}
      isLoading={!data}
      onSubmit={(body) => signed.run({ body })}
    >
      <p>
        {t('setLimit.lead', { now: formatMoney(data?.creditLimit ?? 0), most: formatMoney(data?.maximumLimit ?? 0) })}
      </p>
      <Form.Item name="limit" label={t('setLimit.limit')} rules={[rules.chosen()]}>
        <MoneyField />
      </Form.Item>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
