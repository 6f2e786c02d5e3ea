import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/date-field';
import { formatMoney } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { formatPercent } from '../../../ui/percent';
import { PercentField } from '../../../ui/percent-field';
import type { Holiday } from '../parts/business-day';
import { DayHint } from '../parts/day-hint';
import { DeliveryFields } from './delivery-fields';
import { DiscountField } from './discount-field';
import type { Draft } from './draft';
import type { Limits } from './faults';
import { MessageField } from './message-field';
import type { Payers } from './payers';
import { TagsField } from './tags-field';
import { useFaults } from './use-fault-rule';

interface Props {
  limits: Limits;
  holidays: readonly Holiday[];
  draft: Draft;
  value: number;
  payers: Payers;
}

/** When it falls due, what late and early change, what is written on it, and how it reaches the customer. */
export function TermsStep({ limits, holidays, draft, value, payers }: Props) {
  const { t } = useTranslation('charges');
  const { rule } = useFaults(limits);
  const low =
    value < limits.minimumForFines ? t('terms.lowValue', { value: formatMoney(limits.minimumForFines) }) : undefined;
  const interestHint = draft.interest
    ? t('terms.monthly', { percent: formatPercent(Math.round(draft.interest * 3), 2) })
    : t('terms.interestHint');
  return (
    <>
      <div className="fields-two">
        <Form.Item
          name="expire_at"
          label={t('terms.due')}
          rules={[{ required: true, message: t('terms.dueRequired') }, rule('expire_at')]}
        >
          <DateField min={limits.today} />
        </Form.Item>
        <Form.Item
          name="write_off_days"
          label={t('terms.writeOff')}
          extra={t('terms.writeOffHint')}
          rules={[rule('write_off_days')]}
        >
          <NumberField suffix={t('terms.writeOffDays')} />
        </Form.Item>
      </div>
      <DayHint day={draft.expire_at} holidays={holidays} />
      <fieldset className="step-group">
        <legend>{t('terms.late')}</legend>
        {low && <p className="soft">{low}</p>}
        <div className="fields-two">
          <Form.Item name="fine" label={t('terms.fine')} extra={t('terms.fineHint')} rules={[rule('fine')]}>
            <PercentField placeholder="0,00" />
          </Form.Item>
          <Form.Item name="interest" label={t('terms.interest')} extra={interestHint} rules={[rule('interest')]}>
            <PercentField decimals={3} placeholder="0,000" />
          </Form.Item>
        </div>
      </fieldset>
      <EarlyFields limits={limits} draft={draft} />
      <MessageField limits={limits} message={draft.message} />
      <TagsField />
      <DeliveryFields payers={payers} />
    </>
  );
}

function EarlyFields({ limits, draft }: { limits: Limits; draft: Draft }) {
  const { t } = useTranslation('charges');
  const { rule } = useFaults(limits);
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
