import { Form } from 'antd';
import { DateField } from '../../../ui/form/date-field';
import type { TermsDraft } from '../issue/draft';
import { useFaults } from '../issue/use-faults';
import { DiscountField } from '../items/discount-field';
import { useChargeText } from '../texts';

/** The discount for who pays early, and its last day. */
export function EarlyFields({ draft }: { draft: TermsDraft }) {
  const t = useChargeText();
  const { limits, rule } = useFaults();
  const { value, until_date } = draft.conditional_discount;
  const missing = (on: unknown, message: string) => ({ required: Boolean(on), message });
  return (
    <fieldset className="step-group">
      <legend>{t('terms.early')}</legend>
      <div className="fields-two">
        <DiscountField
          field="conditional_discount"
          label={t('terms.conditionalValue')}
          typeLabel={t('terms.conditionalType')}
          rules={[missing(until_date, t('terms.conditionalRequired')), rule('conditional_discount.value')]}
        />
        <Form.Item
          name={['conditional_discount', 'until_date']}
          label={t('terms.conditionalUntil')}
          dependencies={['expire_at']}
          extra={draft.early_days === undefined ? undefined : t('terms.earlyDays', { count: draft.early_days })}
          rules={[missing(value, t('terms.untilRequired')), rule('conditional_discount.until_date')]}
        >
          <DateField min={limits.today} {...(draft.expire_at ? { max: draft.expire_at } : {})} />
        </Form.Item>
      </div>
    </fieldset>
  );
}
