import { useTranslation } from 'react-i18next';
import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/detail-page';
import { Money } from '../../../ui/money';
import '../parts/sums.css';

/** What it is worth today, line by line, when that is not just its value. */
export function AmountDueSection({ billet }: { billet: ChargeDetail }) {
  const { t } = useTranslation('charges');
  const due = billet.amount_due;
  if (!due || due.lines.length < 2) return null;
  return (
    <DetailSection title={t('detail.today')}>
      <dl className="sums">
        {due.lines.map(({ kind, amount, days }) => (
          <div key={kind}>
            <dt>{days && kind !== 'value' && kind !== 'discount' ? t(`due.${kind}`, { count: days }) : t(`due.${kind}`)}</dt>
            <dd>
              {kind === 'discount' && '− '}
              <Money cents={amount} />
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
