import { useTranslation } from 'react-i18next';
import { formatDay, formatDocument } from '../../../ui/format';
import { Money } from '../../../ui/money';
import { PartFailure } from '../../../ui/part-failure';
import { formatPercent } from '../../../ui/percent';
import type { Draft } from './draft';
import type { StepKey } from './faults';
import { payerNames, type Payers } from './payers';
import { useTermLines, type Line } from './use-term-lines';
import { countOf, type Totals } from './totals';

interface Props {
  draft: Draft;
  totals: Totals;
  fee: number;
  payers: Payers;
  onEdit: (step: StepKey) => void;
}

/** Exactly what will happen when the button is pressed. */
export function ReviewStep({ draft, totals, fee, payers, onEdit }: Props) {
  const { t } = useTranslation('charges');
  const { discount, customers } = draft;
  const [payer, ...others] = payers.recipients;
  const many = customers.length > 1;
  const items: Line[] = draft.items.map(({ name, amount, value }) => [
    t('review.itemLine', { amount, name: name ?? '' }),
    <Money cents={countOf(amount) * (value ?? 0)} />,
  ]);
  const percent = discount.type === 'percentage' && discount.value ? ` (${formatPercent(discount.value)})` : '';
  if (totals.shipping > 0) items.push([t('summary.shipping'), <Money cents={totals.shipping} />]);
  if (totals.discount > 0) items.push([t('summary.discount') + percent, <Money cents={-totals.discount} />]);
  return (
    <>
      <div className="review-top">
        <p>{t(many ? 'summary.each' : 'review.amount')}</p>
        <Money cents={totals.value} big />
        <p>
          {many ? t('summary.customers', { count: customers.length }) : payer?.name} ·{' '}
          {t('list.cardDue', { day: formatDay(draft.expire_at) }).toLowerCase()}
        </p>
      </div>
      {payers.retry && <PartFailure message={t('review.payersFailed')} onRetry={payers.retry} />}
      {others.length > 0 ? (
        <Group
          step="customer"
          title={t('review.payers')}
          onEdit={onEdit}
          lines={[
            [t('review.count'), <Names payers={payers} />],
            [t('review.sum'), <Money cents={totals.value * customers.length} />],
          ]}
        />
      ) : (
        <Group
          step="customer"
          title={t('review.payer')}
          onEdit={onEdit}
          lines={[
            [t('fact.name'), payer?.name],
            [t('review.document'), formatDocument(payer?.document)],
          ]}
        />
      )}
      <Group step="items" title={t('review.items')} onEdit={onEdit} lines={items} />
      <Group
        step="terms"
        title={t('issue.stepTerms')}
        onEdit={onEdit}
        lines={useTermLines(draft, totals, fee, payers)}
      />
    </>
  );
}

const SHOWN = 5;

/** The first of those charged, and how many more. */
function Names({ payers: { recipients } }: { payers: Payers }) {
  const { t } = useTranslation('charges');
  const more = recipients.length - SHOWN;
  const names = payerNames(recipients).slice(0, SHOWN);
  return <>{[...names, ...(more > 0 ? [t('review.more', { count: more })] : [])].join(', ')}</>;
}

interface GroupProps {
  title: string;
  lines: Line[];
  step: StepKey;
  onEdit: (step: StepKey) => void;
}

function Group({ title, lines, step, onEdit }: GroupProps) {
  const { t } = useTranslation('charges');
  return (
    <section className="review-group" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <button
          type="button"
          className="link-button"
          onClick={() => onEdit(step)}
          aria-label={t('review.edit', { step: title.toLowerCase() })}
        >
          {t('review.change')}
        </button>
      </header>
      <dl className="review">
        {lines.map(([label, value], at) => (
          <div className="review-line" key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
