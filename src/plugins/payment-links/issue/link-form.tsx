import { lazy, Suspense } from 'react';
import { useRef } from 'react';
import { takesCardToo } from '@balcao/contract/shared/link-methods';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import { IssueFrame } from '../../../kits/charging/issue/issue-frame';
import { useItemsStep, useReviewStep, useTermsStep } from '../../../kits/charging/issue/steps';
import { useIssueDraft } from '../../../kits/charging/issue/use-issue-draft';
import type { Sent } from '../../../kits/charging/issue/use-sending';
import { TagsField } from '../../../kits/charging/tags/tags-field';
import { KINDS } from '../../../kits/charging/links/kinds';
import { PagePreview } from '../../../kits/charging/links/preview';
import { bodyOf, LINK_RULES, type Draft } from './draft';
import type { IssuedLink } from './issued';
import { LinkReview } from './link-review';

const SettingFields = lazy(() =>
  import('../../../kits/charging/links/setting-fields').then((module) => ({ default: module.SettingFields })),
);

const RecipientFields = lazy(() =>
  import('./recipient-fields').then((module) => ({ default: module.RecipientFields })),
);

const CardDiscount = lazy(() =>
  import('../../../kits/charging/links/setting-fields').then((module) => ({ default: module.CardDiscount })),
);

interface Props {
  conditions: Answer<'GET /charges/conditions'>;
  /** The name that payers see. */
  seller: string;
  start: Draft;
  /** What it begins with. */
  notice?: string | undefined;
  onIssued: (link: IssuedLink) => void;
  /** Discards what was typed. */
  onRestart: () => void;
}

/** The steps of a link (items, the page's content and terms, review), with a live preview of the payer's page. */
export function LinkForm({ conditions, seller, start, notice, onIssued, onRestart }: Props) {
  const { run } = useAction('POST /payment-links', { invalidates: KINDS.link.touched, quiet: true });
  const created = useRef<Answer<'POST /payment-links'>>(undefined);
  const send = async (draft: Draft): Promise<Sent> => {
    created.current = await run({ body: bodyOf(draft) });
    return { id: created.current.id };
  };
  const issue = useIssueDraft<Draft>({
    rules: LINK_RULES,
    limits: conditions,
    start,
    send,
    onSent: (_made, _draft, _payers, { value }) => created.current && onIssued({ ...created.current, value, seller }),
  });
  const { draft, totals } = issue;
  const fields = (
    <Suspense fallback={null}>
      <SettingFields kind="link" today={conditions.today} />
      {takesCardToo(draft.payment_method) && <CardDiscount />}
      <RecipientFields count={draft.customers.length} />
      <TagsField />
    </Suspense>
  );
  return (
    <IssueFrame
      issue={issue}
      notice={notice}
      steps={[
        useItemsStep(issue),
        useTermsStep(issue, fields),
        useReviewStep(issue, <LinkReview issue={issue} draft={draft} fee={conditions.fee} />),
      ]}
      summary={
        <PagePreview
          seller={seller}
          message={draft.message}
          items={draft.items}
          shipping={totals.shipping}
          discount={totals.discount}
          cardDiscount={takesCardToo(draft.payment_method) ? draft.credit_discount : undefined}
          value={totals.value}
          method={draft.payment_method}
          address={draft.request_delivery_address}
          expire={draft.expire_at}
        />
      }
      onRestart={onRestart}
    />
  );
}
