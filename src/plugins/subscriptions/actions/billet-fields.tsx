import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DiscountField } from '../../../kits/charging/items/discount-field';
import { DateField } from '../../../ui/form/date-field';
import { PercentField } from '../../../ui/form/percent-field';
import { rules } from '../../../ui/form/rules';
import type { Values } from './update-draft';

/** Fine, interest and the discount for paying early, while the charges are to be paid by billet. `min`: the first day to choose. */
export function BilletFields({ min }: { min?: string }) {
  const { t } = useTranslation('subscriptions');
  const form = Form.useFormInstance<Values>();
  const byCard = Form.useWatch('payment_method', form) === 'credit_card';
  const off = Form.useWatch(['conditional_discount', 'value'], form);
  const until = Form.useWatch(['conditional_discount', 'until_date'], form);
  if (byCard) return null;
  return (
    <>
      <div className="fields-two">
        <Form.Item name="fine" label={t('update.fine')}>
          <PercentField placeholder="0,00" />
        </Form.Item>
        <Form.Item name="interest" label={t('update.interest')}>
          <PercentField decimals={3} placeholder="0,000" />
        </Form.Item>
      </div>
      <div className="fields-two">
        <DiscountField
          field="conditional_discount"
          label={t('update.early')}
          typeLabel={t('update.earlyType')}
          rules={[{ required: Boolean(until), message: t('update.earlyRequired') }]}
        />
        <Form.Item
          name={['conditional_discount', 'until_date']}
          label={t('update.earlyUntil')}
          extra={t('update.earlyHint')}
          rules={[{ required: Boolean(off), message: t('update.earlyUntilRequired') }, rules.day()]}
        >
          <DateField {...(min ? { min } : {})} />
        </Form.Item>
      </div>
    </>
  );
}
