import { useTranslation } from 'react-i18next';
import { ReviewGroup } from '../../../kits/charging/issue/review-group';
import { ReviewAmount, ReviewItems, ReviewPayers } from '../../../kits/charging/issue/review';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { useTermLines } from '../../../kits/charging/terms/use-term-lines';
import { formatDay } from '../../../ui/text/format';
import type { Draft } from './draft';

/** The review: exactly what will be issued. `fee`: the bank's, integer cents. */
export function BilletReview({ issue, draft, fee }: { issue: IssueView; draft: Draft; fee: number }) {
  const { t } = useTranslation(['charges', 'charging']);
  const lines = useTermLines(draft, issue.payers, fee);
  const ways = t(draft.is_bolix ? 'charges:review.bolix' : 'charges:review.billet');
  return (
    <>
      <ReviewAmount issue={issue} when={t('charges:list.cardDue', { day: formatDay(draft.expire_at) }).toLowerCase()} />
      <ReviewPayers issue={issue} />
      <ReviewItems issue={issue} />
      <ReviewGroup
        issue={issue}
        step="terms"
        title={t('charging:issue.stepTerms')}
        lines={[
          ...lines.due,
          ...lines.late,
          ...lines.early,
          ...lines.writeOff,
          [t('charges:review.ways'), ways],
          ...lines.email,
          ...lines.fee,
          ...lines.message,
          ...lines.tags,
        ]}
      />
    </>
  );
}
