import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { Facts, type Fact } from '../../../ui/facts';
import { formatDay, formatInstant, formatMoney } from '../../../ui/format';
import { formatPercent } from '../../../ui/percent';

/** When it falls due, what being late or early changes, and what it costs. */
export function TermsSection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const { paid_at, write_off_days: days } = billet;
  const paid = [
    { label: t('fact.paidAt'), value: formatInstant(paid_at) },
    { label: t('fact.paidValue'), value: billet.paid_value === null ? '' : formatMoney(billet.paid_value) },
  ];
  return (
    <DetailSection title={t('detail.terms')}>
      <Facts
        facts={[
          { label: t('fact.due'), value: formatDay(billet.expire_at) },
          ...(paid_at ? paid : []),
          { label: t('fact.fine'), value: billet.fine > 0 ? formatPercent(billet.fine) : t('fact.none') },
          {
            label: t('fact.interest'),
            value: billet.interest > 0 ? formatPercent(billet.interest, 3) : t('fact.none'),
          },
          { label: t('fact.conditional'), value: useConditional(billet) },
          {
            label: t('fact.writeOff'),
            value: days > 0 ? t('fact.writeOffDays', { count: days }) : t('fact.writeOffNone'),
          },
          ...useFee(billet),
          {
            label: t('fact.message'),
            value: <span className="lines">{billet.message ?? t('fact.noMessage')}</span>,
            wide: true,
          },
        ]}
      />
    </DetailSection>
  );
}

function useConditional({ charge_payment: payment }: ChargeDetail): string {
  const { t } = useTranslation('charges');
  const {
    conditional_discount_value: value,
    conditional_discount_type: type,
    conditional_discount_date: day,
  } = payment;
  if (!value || !day) return t('fact.noDiscount');
  return t('fact.conditionalUntil', {
    value: type === 'percentage' ? formatPercent(value) : formatMoney(value),
    day: formatDay(day),
  });
}

/** What its payments cost, as it was taken; what the next will cost, while there is one to come. */
function useFee({ fee, received, amount_due }: ChargeDetail): Fact[] {
  const { t } = useTranslation('charges');
  if (received.credited > 0)
    return [
      { label: t('fact.feeTaken'), value: formatMoney(received.fee) },
      { label: t('fact.credited'), value: formatMoney(received.credited) },
    ];
  if (received.count > 0) return [{ label: t('fact.feeCredited'), value: formatMoney(fee) }];
  return amount_due
    ? [{ label: t('fact.fee'), value: formatMoney(fee) }]
    : [{ label: t('fact.feeName'), value: t('fact.feeNone') }];
}
