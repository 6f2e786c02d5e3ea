import { lazy, Suspense, useEffect } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { IssueFrame } from '../../../kits/charging/issue/issue-frame';
import { IssueSummary } from '../../../kits/charging/issue/issue-summary';
import { useCustomerStep, useItemsStep, useReviewStep, useTermsStep } from '../../../kits/charging/issue/steps';
import { useIssueDraft } from '../../../kits/charging/issue/use-issue-draft';
import { followDue } from '../../../kits/charging/terms/follow-due';
import { BilletReview } from './billet-review';
import { BILLET_RULES, type Draft } from './draft';
import type { IssuedBillet } from './issued';
import { useSendBillet } from './use-send-billet';

// Loaded while the earlier steps are filled in: the calendar of the terms, and the QR of what was issued, are a tenth of the page's code.
const loadTermsStep = () => import('./billet-terms-step').then((module) => ({ default: module.BilletTermsStep }));
const BilletTermsStep = lazy(loadTermsStep);
export const loadIssued = () => import('./issued').then((module) => ({ default: module.Issued }));

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  /** Draft that the form starts from. */
  start: Draft;
  /** Explains a start that the user did not type. */
  notice?: string | undefined;
  onIssued: (billet: IssuedBillet, customers: number[]) => void;
  /** Called when a batch was started for several customers. */
  onBatch: (uuid: string, customers: number[]) => void;
  /** Discards what was typed. */
  onRestart: () => void;
}

/** The steps of a billet: customers, items, terms, review. */
export function BilletForm({ conditions, start, notice, onIssued, onBatch, onRestart }: Props) {
  const issue = useIssueDraft<Draft>({
    rules: BILLET_RULES,
    limits: conditions,
    start,
    send: useSendBillet(),
    onSent: (made, { customers, expire_at, send_email }, { recipients: [payer] }, { value }) => {
      if ('batch' in made) return onBatch(made.batch, customers);
      const email = send_email ? (payer?.email ?? null) : null;
      onIssued({ id: made.id, name: payer?.name ?? '', value, due: expire_at!, email }, customers);
    },
  });
  const { form, draft, totals, payers } = issue;
  const { holidays, today, fee } = conditions;
  useEffect(() => {
    if (draft.step > 0) void Promise.all([loadTermsStep(), loadIssued()]).catch(() => undefined);
  }, [draft.step]);
  const terms = (
    <Suspense fallback={null}>
      <BilletTermsStep holidays={holidays} draft={draft} value={totals.value} payers={payers} />
    </Suspense>
  );
  const steps = [
    useCustomerStep(issue),
    useItemsStep(issue),
    useTermsStep(issue, terms),
    useReviewStep(issue, <BilletReview issue={issue} draft={draft} fee={fee} />),
  ];
  return (
    <IssueFrame
      issue={issue}
      steps={steps}
      summary={<IssueSummary issue={issue} fee={fee} due={draft.expire_at} />}
      notice={notice}
      onChange={(changed) => followDue(form, changed, draft, today)}
      onRestart={onRestart}
    />
  );
}
