import { lazy, Suspense, useRef } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import { IssueFrame } from '../../../kits/charging/issue/issue-frame';
import { useCustomerStep, useItemsStep, useReviewStep, useTermsStep } from '../../../kits/charging/issue/steps';
import { useIssueDraft } from '../../../kits/charging/issue/use-issue-draft';
import type { Sent } from '../../../kits/charging/issue/use-sending';
import { TOUCHED } from '../parts/touched';
import { CardReview } from './card-review';
import { CardSummary } from './card-summary';
import { bodyOf, CARD_RULES, type Draft } from './draft';
import type { Made } from './issued';

const TermsStep = lazy(() => import('./terms-step').then((module) => ({ default: module.CardTermsStep })));

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  start: Draft;
  onIssued: (created: Made) => void;
  /** Discards what was typed. */
  onRestart: () => void;
}

/** The steps of a charge by card: customers, items, terms, review. The card itself is typed by its payer, elsewhere. */
export function CardForm({ conditions, start, onIssued, onRestart }: Props) {
  const { run } = useAction('POST /charges/credit_card', { invalidates: TOUCHED, quiet: true });
  const created = useRef<Answer<'POST /charges/credit_card'>>(undefined);
  const send = async (draft: Draft): Promise<Sent> => {
    const answer = await run({ body: bodyOf(draft) });
    created.current = answer;
    const [id] = answer.ids;
    return id ? { id } : { why: () => Promise.resolve(answer.errors[0]?.errorMessage ?? '') };
  };
  const issue = useIssueDraft<Draft>({
    rules: CARD_RULES,
    limits: conditions,
    start,
    send,
    onSent: (_made, _draft, _payers, { value }) => created.current && onIssued({ ...created.current, value }),
  });
  const { draft, payers } = issue;
  const terms = (
    <Suspense fallback={null}>
      <TermsStep today={conditions.today} draft={draft} payers={payers} />
    </Suspense>
  );
  return (
    <IssueFrame
      issue={issue}
      steps={[
        useCustomerStep(issue),
        useItemsStep(issue),
        useTermsStep(issue, terms),
        useReviewStep(issue, <CardReview issue={issue} draft={draft} />),
      ]}
      summary={<CardSummary issue={issue} due={draft.expire_at} />}
      onRestart={onRestart}
    />
  );
}
