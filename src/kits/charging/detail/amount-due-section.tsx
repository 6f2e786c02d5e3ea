import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import './sums.css';
import { useChargeText } from '../texts';

interface Props {
  due: ChargeDetail['amount_due'];
  /** Last day of the early discount, yyyy-mm-dd. */
  until: string | null | undefined;
}

/** What it is worth today, line by line, when that is not just its value. */
export function AmountDueSection({ due, until }: Props) {
  const t = useChargeText();
  if (!due || due.lines.length < 2) return null;
  return (
    <DetailSection title={t('detail.today')}>
      <dl className="sums">
        {due.lines.map(({ kind, amount, days }) => (
          <div key={kind}>
            <dt>
              {days && (kind === 'fine' || kind === 'interest')
                ? t(`due.${kind}`, { count: days })
                : t(`due.${kind}`, { day: formatDay(until) })}
            </dt>
            <dd>
              <Money cents={kind === 'discount' ? -amount : amount} />
            </dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>{t('detail.todayTotal')}</dt>
          <dd>
            <Money cents={due.total} />
          </dd>
        </div>
      </dl>
    </DetailSection>
  );
}
