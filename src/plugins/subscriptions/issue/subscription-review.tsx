import { useTranslation } from 'react-i18next';
import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { ReviewGroup } from '../../../kits/charging/issue/review-group';
import { ReviewAmount, ReviewItems, ReviewPayers } from '../../../kits/charging/issue/review';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { useTermLines } from '../../../kits/charging/terms/use-term-lines';
import { formatDay } from '../../../ui/text/format';
import { useRhythm } from '../parts/use-rhythm';
import type { Draft } from './draft';
import { usePlan } from './use-plan';

/** The review: exactly what will be charged, and when. `fee`: the bank's, of each charge, integer cents. */
export function SubscriptionReview({ issue, draft, fee }: { issue: IssueView; draft: Draft; fee: number }) {
  const { t } = useTranslation('subscriptions');
  const lines = useTermLines(draft, issue.payers, fee);
  const { every, whole } = useRhythm();
  const plan = usePlan(draft.plan_id);
  const first = formatDay(draft.expire_at);
  return (
    <>
      <ReviewAmount
        issue={issue}
        when={plan ? t('review.when', { every: every(plan.interval), day: first }) : t('review.first', { day: first })}
      />
      <ReviewPayers issue={issue} />
      <ReviewItems issue={issue} />
      <ReviewGroup
        issue={issue}
        step="terms"
        title={t('review.terms')}
        lines={[
          [t('column.plan'), plan ? `${plan.name} · ${whole(plan)}` : ''],
          [t('summary.first'), first],
          [t('fact.method'), t(`method.${draft.payment_method}`)],
          ...(draft.payment_method === 'credit_card'
            ? [[t('review.made'), t('review.madeByCard')] as [string, string]]
            : [
                [t('review.made'), t('review.madeLine', { count: DAYS_AHEAD })] as [string, string],
                ...lines.late,
                ...lines.early,
                ...lines.writeOff,
                ...lines.fee,
              ]),
          ...lines.email,
          ...lines.message,
          ...lines.tags,
        ]}
      />
    </>
  );
}
