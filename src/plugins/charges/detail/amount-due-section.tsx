import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { formatDay } from '../../../ui/format';
import { Money } from '../../../ui/money';
import '../parts/sums.css';

/** What it is worth today, line by line, when that is not just its value. */
export function AmountDueSection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const due = billet.amount_due;
  const until = billet.charge_payment.conditional_discount_date;
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
