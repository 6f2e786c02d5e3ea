import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts, type Fact } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/text/format';
import { formatPercent } from '../../../ui/text/percent';
import { useChargeText } from '../texts';

/** When it falls due, what being late or early changes, and what it costs. */
export function TermsSection({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('charging');
  return (
    <DetailSection title={t('detail.terms')}>
      <Facts facts={facts} />
    </DetailSection>
  );
}

/** Conditions of a charge by name, for the kind to put in order among its own. */
export function useTermFacts() {
  const t = useChargeText();
  return {
    due: ({ expire_at }: Pick<ChargeDetail, 'expire_at'>): Fact[] => [
      { label: t('fact.due'), value: formatDay(expire_at) },
    ],
    /** Nothing before it is paid. */
    paid: ({ paid_at, paid_value }: Pick<ChargeDetail, 'paid_at' | 'paid_value'>): Fact[] =>
      paid_at
        ? [
            { label: t('fact.paidAt'), value: formatInstant(paid_at) },
            { label: t('fact.paidValue'), value: paid_value === null ? '' : formatMoney(paid_value) },
          ]
        : [],
    late: ({ fine, interest }: Pick<ChargeDetail, 'fine' | 'interest'>): Fact[] => [
      { label: t('fact.fine'), value: fine > 0 ? formatPercent(fine) : t('fact.none') },
      { label: t('fact.interest'), value: interest > 0 ? formatPercent(interest, 3) : t('fact.none') },
    ],
    early: ({ charge_payment }: Pick<ChargeDetail, 'charge_payment'>): Fact[] => {
      const { conditional_discount_value: value, conditional_discount_type: type } = charge_payment;
      const day = charge_payment.conditional_discount_date;
      const off = value && type === 'percentage' ? formatPercent(value) : formatMoney(value ?? 0);
      const condition =
        value && day ? t('fact.conditionalUntil', { value: off, day: formatDay(day) }) : t('fact.noDiscount');
      return [{ label: t('fact.conditional'), value: condition }];
    },
    writeOff: ({ write_off_days: days }: Pick<ChargeDetail, 'write_off_days'>): Fact[] => [
      {
        label: t('fact.writeOff'),
        value: days > 0 ? t('fact.writeOffDays', { count: days }) : t('fact.writeOffNone'),
      },
    ],
    /** What its payments cost, as it was taken; what the next will cost, while there is one to come. */
    fee: ({ fee, received, amount_due }: Pick<ChargeDetail, 'fee' | 'received' | 'amount_due'>): Fact[] => {
      if (received.credited > 0)
        return [
          { label: t('fact.feeTaken'), value: formatMoney(received.fee) },
          { label: t('fact.credited'), value: formatMoney(received.credited) },
        ];
      if (received.count > 0) return [{ label: t('fact.feeCredited'), value: formatMoney(fee) }];
      return amount_due
        ? [{ label: t('fact.fee'), value: formatMoney(fee) }]
        : [{ label: t('fact.feeName'), value: t('fact.feeNone') }];
    },
    message: ({ message }: Pick<ChargeDetail, 'message'>): Fact[] => [
      {
        label: t('fact.message'),
        value: <span className="lines">{message ?? t('fact.noMessage')}</span>,
        wide: true,
      },
    ],
  };
}
