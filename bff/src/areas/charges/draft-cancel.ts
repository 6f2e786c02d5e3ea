import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import { cancelPages } from '../../kits/charging/links/page-actions';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import { changeDraft, draftOf } from './api-drafts';
import { cancelCharges } from './bulk-actions';

type Work = (ctx: Ctx, draft: number) => Promise<void>;

const before: Work[] = [];

/** What else ends with a charge that was begun: done before that is locked. Called as an area's code is loaded. */
export const beforeDraftCancel = (work: Work): void => void before.push(work);

async function endWithDraft(ctx: Ctx, draft: number): Promise<void> {
  for (const work of before) await work(ctx, draft);
}

/** Cancels what the payer of a page has open: a billet can be paid at any bank though its page is closed. @throws Problem 409 */
async function cancelOpen(ctx: Ctx, link: number): Promise<void> {
  const open = await ctx
    .trx()
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('link_id', '=', link)
    .where('status', 'in', OPEN_STATUSES)
    .execute();
  if (!open.length) return;
  const { results } = await cancelCharges(
    ctx,
    open.map((charge) => charge.id),
  );
  const refused = results.find(({ ok }) => !ok);
  if (refused) throw new Problem(409, 'invalid-operation', refused.message ?? '');
}

/**
 * Cancels a charge that was begun, with its payment page and what its payer has open there; false where it is an issued charge or none.
 * @throws Problem 409
 */
export async function cancelDraft(ctx: Ctx, id: number): Promise<boolean> {
  await endWithDraft(ctx, id);
  const draft = await draftOf({ db: ctx.trx(), accountId: ctx.accountId }, id).forUpdate().executeTakeFirst();
  if (!draft || draft.status === 'issued') return false;
  if (draft.status === 'canceled') throw new Problem(409, 'invalid-operation', 'Esta cobrança já foi cancelada.');
  if (draft.link_id !== null) {
    await cancelOpen(ctx, draft.link_id);
    const [result] = (await cancelPages(ctx, [draft.link_id])).results;
    if (!result!.ok) throw new Problem(409, 'invalid-operation', result!.message ?? '');
  }
  await changeDraft(ctx, id, { status: 'canceled' });
  return true;
}
