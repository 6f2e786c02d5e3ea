import { useTranslation } from 'react-i18next';
import { ReviewGroup } from '../../../kits/charging/issue/review-group';
import { ReviewAmount, ReviewItems, ReviewPayers } from '../../../kits/charging/issue/review';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { useTermLines } from '../../../kits/charging/terms/use-term-lines';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { parcelsOf, type Draft } from './draft';

/** The review: exactly what will be issued. `fee`: the bank's, of each parcel, integer cents. */
export function CarnetReview({ issue, draft, fee }: { issue: IssueView; draft: Draft; fee: number }) {
  const { t } = useTranslation('carnets');
  const lines = useTermLines(draft, issue.payers, fee);
  const { count, each, first, total } = parcelsOf(draft);
  const view: IssueView = { ...issue, totals: { ...issue.totals, value: total } };
  const values =
    first === each
      ? t('review.alike', { count, value: formatMoney(each) })
      : t('review.remainder', { first: formatMoney(first), count: count - 1, value: formatMoney(each) });
  return (
    <>
      <ReviewAmount issue={view} when={t('review.when', { count, day: formatDay(draft.expire_at) })} />
      <ReviewPayers issue={view} />
      <ReviewItems issue={view} />
      <ReviewGroup
        issue={issue}
        step="terms"
        title={t('review.terms')}
        lines={[
          [t('review.parcels'), values],
          [t('review.first'), formatDay(draft.expire_at)],
          ...lines.late,
          ...lines.early,
          ...lines.writeOff,
          ...lines.email,
          ...lines.fee,
          ...lines.message,
          ...lines.tags,
        ]}
      />
    </>
  );
}
