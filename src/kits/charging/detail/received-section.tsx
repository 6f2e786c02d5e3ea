import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useChargeText } from '../texts';
import './sums.css';

/** What arrived, first of all: line by line from what was charged, over what was due that day, to what the account got. */
export function ReceivedSection({ received, paid_at }: Pick<ChargeDetail, 'received' | 'paid_at'>) {
  const t = useChargeText();
  const { count, value, fee, credited, due, lines, daysLate } = received;
  if (count === 0) return null;
  const apart = due === null ? 0 : value - due;
  const steps = [
    ...(due === null
      ? [{ key: 'paid', label: t('received.paid'), cents: value }]
      : lines.map(({ kind, amount }) => ({
          key: kind,
          label: t(`received.${kind}`),
          cents: kind === 'discount' ? -amount : amount,
        }))),
    ...(apart === 0 ? [] : [{ key: 'apart', label: t(apart < 0 ? 'received.less' : 'received.more'), cents: apart }]),
    ...(fee === 0 ? [] : [{ key: 'fee', label: t('received.fee'), cents: -fee }]),
  ];
  return (
    <DetailSection
      title={credited > 0 ? t('received.title', { value: formatMoney(credited) }) : t('received.coming')}
      extra={
        daysLate > 0 && <span className="soft">{t('received.late', { count: daysLate, day: formatDay(paid_at) })}</span>
      }
    >
      <dl className="sums">
        {steps.map(({ key, label, cents }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>{t(credited > 0 ? 'received.credited' : 'received.paid')}</dt>
          <dd>
            <Money cents={credited > 0 ? credited : value} />
          </dd>
        </div>
      </dl>
    </DetailSection>
  );
}
