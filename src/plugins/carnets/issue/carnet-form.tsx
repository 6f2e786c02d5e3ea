import { lazy, Suspense, useEffect } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import { IssueFrame } from '../../../kits/charging/issue/issue-frame';
import { useCustomerStep, useItemsStep, useReviewStep, useTermsStep } from '../../../kits/charging/issue/steps';
import { useIssueDraft } from '../../../kits/charging/issue/use-issue-draft';
import { sentOf, type Sent } from '../../../kits/charging/issue/use-sending';
import { followDue } from '../../../kits/charging/terms/follow-due';
import { TOUCHED } from '../parts/touched';
import { CarnetReview } from './carnet-review';
import { CarnetSummary } from './carnet-summary';
import { bodyOf, CARNET_RULES, type Draft } from './draft';

const loadTerms = () => import('./carnet-terms-step').then((module) => ({ default: module.CarnetTermsStep }));
const CarnetTermsStep = lazy(loadTerms);

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  carnet: Answer<'GET /carnets/conditions'>;
  start: Draft;
  /** What it begins with. */
  notice?: string | undefined;
  /** `sent`: it goes to the customer by e-mail. */
  onIssued: (id: number, sent: boolean) => void;
  /** Called when a batch was started for several customers. */
  onBatch: (uuid: string) => void;
  /** Discards what was typed. */
  onRestart: () => void;
}

/** The steps of a carnet: customers, items, parcels and terms, review. */
export function CarnetForm({ conditions, carnet, start, notice, onIssued, onBatch, onRestart }: Props) {
  const { run } = useAction('POST /carnets', { invalidates: TOUCHED, quiet: true });
  const send = async (draft: Draft): Promise<Sent> => sentOf(await run({ body: bodyOf(draft) }));
  const issue = useIssueDraft<Draft>({
    rules: CARNET_RULES,
    limits: conditions,
    start,
    send,
    onSent: (made, { send_email }, { withEmail }) =>
      'batch' in made ? onBatch(made.batch) : onIssued(made.id, send_email && withEmail > 0),
  });
  const { form, draft, totals, payers } = issue;
  useEffect(() => {
    if (draft.step > 0) void loadTerms().catch(() => undefined);
  }, [draft.step]);
  const terms = (
    <Suspense fallback={null}>
      <CarnetTermsStep
        holidays={conditions.holidays}
        minimum={conditions.minimum}
        parcels={carnet.parcels}
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
        useReviewStep(issue, <CarnetReview issue={issue} draft={draft} fee={carnet.fee} />),
      ]}
      summary={<CarnetSummary issue={issue} draft={draft} fee={carnet.fee} />}
      onChange={(changed) => followDue(form, changed, draft, conditions.today)}
      onRestart={onRestart}
    />
  );
}
