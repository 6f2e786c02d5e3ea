import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useChargeText } from '../texts';
import './sums.css';

/** What arrived, first of all: line by line from what was charged, over what was due that day, to what the account got. */
export function ReceivedSection({
  received,
  paid_at,
  receivers = [],
}: Pick<ChargeDetail, 'received' | 'paid_at'> & Partial<Pick<ChargeDetail, 'receivers'>>) {
  const t = useChargeText();
  const { count, value, fee, due, lines, daysLate } = received;
  const split = receivers.reduce((sum, { paid }) => sum + paid, 0);
  const credited = received.credited - split;
  const isComing = received.credited === 0;
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
    ...(split === 0 ? [] : [{ key: 'split', label: t('received.split'), cents: -split }]),
  ];
  return (
    <DetailSection
      title={isComing ? t('received.coming') : t('received.title', { value: formatMoney(credited) })}
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
          <dt>{t(isComing ? 'received.paid' : 'received.credited')}</dt>
          <dd>
            <Money cents={isComing ? value : credited} />
          </dd>
        </div>
      </dl>
    </DetailSection>
  );
}
