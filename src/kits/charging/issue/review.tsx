import { countOf } from '@balcao/contract/shared/charge-amounts';
import { isSplit } from '@balcao/contract/shared/split';
import { formatDocument } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { PartFailure } from '../../../ui/page/part-failure';
import { formatPercent } from '../../../ui/text/percent';
import { payerNames, type Payers } from '../payers/payers';
import { useChargeText } from '../texts';
import { ReviewGroup, type Line } from './review-group';
import { ReviewSplit } from './review-split';
import type { IssueView } from './use-issue-draft';

/** What each pays, in large; `when` says when. */
export function ReviewAmount({ issue: { draft, totals, payers }, when }: { issue: IssueView; when: string }) {
  const t = useChargeText();
  const count = draft.customers.length;
  const many = count > 1;
  return (
    <div className="review-top">
      <p>{t(many ? 'summary.each' : 'review.amount')}</p>
      <Money cents={totals.value} big />
      <p>
        {many ? t('summary.customers', { count }) : payers.recipients[0]?.name} · {when}
      </p>
    </div>
  );
}

/** Who is charged, or that it cannot be told. */
export function ReviewPayers({ issue }: { issue: IssueView }) {
  const t = useChargeText();
  const { draft, totals, payers } = issue;
  const [payer, ...others] = payers.recipients;
  const several: Line[] = [
    [t('review.count'), <Names payers={payers} />],
    [t('review.sum'), <Money cents={totals.value * draft.customers.length} />],
  ];
  const one: Line[] = [
    [t('fact.name'), payer?.name],
    [t('review.document'), formatDocument(payer?.document)],
  ];
  return (
    <>
      {payers.retry && <PartFailure message={t('review.payersFailed')} onRetry={payers.retry} />}
      <ReviewGroup
        issue={issue}
        step="customer"
        title={t(others.length > 0 ? 'review.payers' : 'review.payer')}
        lines={others.length > 0 ? several : one}
      />
    </>
  );
}

/** The items, shipping and discount. */
export function ReviewItems({ issue }: { issue: IssueView }) {
  const t = useChargeText();
  const { draft, totals } = issue;
  const { type, value } = draft.discount;
  const percent = type === 'percentage' && value ? ` (${formatPercent(value)})` : '';
  const lines: Line[] = draft.items.map((item) => [
    t('review.itemLine', { amount: item.amount, name: item.name ?? '' }),
    <Money cents={countOf(item.amount) * (item.value ?? 0)} />,
  ]);
  if (totals.shipping > 0) lines.push([t('summary.shipping'), <Money cents={totals.shipping} />]);
  if (totals.discount > 0) lines.push([t('summary.discount') + percent, <Money cents={-totals.discount} />]);
  return (
    <>
      <ReviewGroup issue={issue} step="items" title={t('review.items')} lines={lines} />
      {isSplit(draft.items) && <ReviewSplit issue={issue} />}
    </>
  );
}

const SHOWN = 5;

/** The first of those charged, and how many more. */
function Names({ payers: { recipients } }: { payers: Payers }) {
  const t = useChargeText();
  const more = recipients.length - SHOWN;
  const names = payerNames(recipients).slice(0, SHOWN);
  return <>{[...names, ...(more > 0 ? [t('review.more', { count: more })] : [])].join(', ')}</>;
}
