import { splitSum } from '@balcao/contract/shared/split';
import { isDay } from '@balcao/contract/shared/day';
import { useTranslation } from 'react-i18next';
import type { IssueView } from '../../../kits/charging/issue/use-issue-draft';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReviewSummary } from '../../../ui/text/review-summary';
import { useRhythm } from '../parts/use-rhythm';
import type { Draft } from './draft';
import { usePlan } from './use-plan';

/** The sums so far, beside the steps. `fee`: the bank's, of each charge, integer cents. */
export function SubscriptionSummary({ issue, draft, fee }: { issue: IssueView; draft: Draft; fee: number }) {
  const { t } = useTranslation(['subscriptions', 'charging']);
  const { every } = useRhythm();
  const plan = usePlan(draft.plan_id);
  const value = Math.max(0, issue.totals.value);
  const choose = <span className="faint">{t('charging:summary.choose')}</span>;
  const many = draft.customers.length;
  const { recipients } = issue.payers;
  const split = splitSum(draft.items);
  return (
    <ReviewSummary
      title={t('charging:summary.title')}
      amount={{ label: t('subscriptions:summary.each'), cents: value }}
      lines={[
        {
          label: t('charging:summary.customer'),
          value: many > 1 ? t('charging:summary.customers', { count: many }) : (recipients[0]?.name ?? choose),
        },
        { label: t('subscriptions:column.plan'), value: plan?.name ?? choose },
        ...(plan ? [{ label: t('subscriptions:summary.rhythm'), value: every(plan.interval) }] : []),
        {
          label: t('subscriptions:summary.first'),
          value: isDay(draft.expire_at) ? formatDay(draft.expire_at) : choose,
        },
        ...(draft.payment_method === 'credit_card'
          ? []
          : [{ label: t('subscriptions:summary.fee'), value: <Money cents={-fee} /> }]),
        ...(split > 0 ? [{ label: t('charging:summary.split'), value: <Money cents={-split} /> }] : []),
        ...(draft.payment_method === 'credit_card'
          ? []
          : [{ label: t('subscriptions:summary.net'), value: <Money cents={Math.max(0, value - fee - split)} /> }]),
        ...(plan?.repeats
          ? [
              {
                label: t('subscriptions:summary.total', { count: plan.repeats }),
                value: <Money cents={value * plan.repeats} />,
              },
            ]
          : []),
      ]}
      note={t(draft.payment_method === 'credit_card' ? 'subscriptions:summary.noteCard' : 'subscriptions:summary.note')}
    />
  );
}
