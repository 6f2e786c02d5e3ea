import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import { IssueFrame } from '../../../kits/charging/issue/issue-frame';
import { useCustomerStep, useItemsStep, useReviewStep, useTermsStep } from '../../../kits/charging/issue/steps';
import { useIssueDraft } from '../../../kits/charging/issue/use-issue-draft';
import type { Sent } from '../../../kits/charging/issue/use-sending';
import { followDue } from '../../../kits/charging/terms/follow-due';
import { TOUCHED } from '../parts/touched';
import { bodyOf, SUBSCRIPTION_RULES, type Draft } from './draft';
import type { Created } from './issued';
import { SubscriptionReview } from './subscription-review';
import { SubscriptionSummary } from './subscription-summary';

const loadTerms = () => import('./terms-step').then((module) => ({ default: module.SubscriptionTermsStep }));
const TermsStep = lazy(loadTerms);

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  start: Draft;
  /** What it begins with. */
  notice?: string | undefined;
  onIssued: (made: Created) => void;
  /** Discards what was typed. */
  onRestart: () => void;
}

/** The steps of a subscription: customers, items, plan and terms, review. */
export function SubscriptionForm({ conditions, start, notice, onIssued, onRestart }: Props) {
  const { run } = useAction('POST /subscriptions', { invalidates: TOUCHED, quiet: true });
  const made = useRef<Created>(undefined);
  const send = async (draft: Draft): Promise<Sent> => {
    const answer = await run({ body: bodyOf(draft) });
    made.current = answer;
    const [id] = answer.ids;
    return id ? { id } : { why: () => Promise.resolve(answer.errors[0]?.errorMessage ?? '') };
  };
  const issue = useIssueDraft<Draft>({
    rules: SUBSCRIPTION_RULES,
    limits: conditions,
    start,
    send,
    onSent: () => made.current && onIssued(made.current),
  });
  const { form, draft, totals, payers } = issue;
  useEffect(() => {
    if (draft.step > 0) void loadTerms().catch(() => undefined);
  }, [draft.step]);
  const terms = (
    <Suspense fallback={null}>
      <TermsStep
        holidays={conditions.holidays}
        today={conditions.today}
        draft={draft}
        value={totals.value}
        payers={payers}
      />
    </Suspense>
  );
  return (
    <IssueFrame
      issue={issue}
      notice={notice}
      steps={[
        useCustomerStep(issue),
        useItemsStep(issue),
        useTermsStep(issue, terms),
        useReviewStep(issue, <SubscriptionReview issue={issue} draft={draft} fee={conditions.fee} />),
      ]}
      summary={<SubscriptionSummary issue={issue} draft={draft} fee={conditions.fee} />}
      onChange={(changed) => followDue(form, changed, draft, conditions.today)}
      onRestart={onRestart}
    />
  );
}
