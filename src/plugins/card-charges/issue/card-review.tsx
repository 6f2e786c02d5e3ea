import { useTranslation } from 'react-i18next';
import { ReviewAmount, ReviewItems, ReviewPayers } from '../../../kits/charging/issue/review';
import { ReviewGroup } from '../../../kits/charging/issue/review-group';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { useTermLines } from '../../../kits/charging/terms/use-term-lines';
import { formatDay } from '../../../ui/text/format';
import type { Draft } from './draft';

/** The review: exactly what will be charged, of whom, and what the payer is asked for. */
export function CardReview({ issue, draft }: { issue: IssueView; draft: Draft }) {
  const { t } = useTranslation('card-charges');
  const lines = useTermLines(draft, issue.payers, 0);
  const until = formatDay(draft.expire_at);
  return (
    <>
      <ReviewAmount issue={issue} when={t('issue.when', { day: until })} />
      <ReviewPayers issue={issue} />
      <ReviewItems issue={issue} />
      <ReviewGroup
        issue={issue}
        step="terms"
        title={t('issue.terms')}
        lines={[
          [t('issue.until'), until],
          [t('issue.card'), t('issue.cardByPayer')],
          [t('issue.address'), t(draft.is_request_address ? 'issue.yes' : 'issue.no')],
          ...lines.email,
          ...lines.message,
          ...lines.tags,
        ]}
      />
    </>
  );
}
