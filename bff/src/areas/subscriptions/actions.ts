import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import type { Trx } from '../../core/database';
import { notFound, Problem } from '../../core/problem';
import { actOn, type Kind } from '../../kits/charging/act-on';
import { issuingOf } from '../../kits/charging/new-charge';
import { isOpen } from '../../kits/charging/statuses';
import { cancelCharges } from '../charges/service';
import { tagRows } from '../../kits/charging/tag-rows';
import { issuePeriod } from './issue-period';
import type { SubscriptionRow } from './tables';
import { isGoing, SUBSCRIPTION_LABELS, subscriptionTags } from './list';
import { NOTHING_REFUSED, retryRefused } from './refused';
import { publishSubscriptions, addSubscriptionHistories } from './histories';

/** Locks the account's subscriptions among the ids, by id. Their charges are locked first, which is the order of payments too. */
export const lockSubscriptions = (ctx: Ctx, ids: number[]): Promise<Map<number, SubscriptionRow>> =>
  lockOf(ctx.trx(), ctx.accountId, ids);

async function lockOf(trx: Trx, accountId: number, ids: number[]): Promise<Map<number, SubscriptionRow>> {
  await sql`select 1 from charges where account_id = ${accountId} and subscription_id = any(${ids}::bigint[])
    order by id for update`.execute(trx);
  const rows = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks one subscription, for the payer's page; its charges are locked first. */
export async function lockForPayer(trx: Trx, accountId: number, id: number): Promise<SubscriptionRow> {
  return (await lockOf(trx, accountId, [id])).get(id)!;
}

const subscriptionsKind = (ctx: Ctx): Kind<SubscriptionRow> => ({
  lock: (ids) => lockSubscriptions(ctx, ids),
  missing: 'Assinatura não encontrada',
  publish: () => publishSubscriptions(ctx),
});

/** Why a subscription that has ended allows no action, in pt-BR; null where it is new or active. `what`: the action, as a participle. */
const over = (row: SubscriptionRow, what: string): string | null =>
  isGoing(row) ? null : `Assinatura com situação ${SUBSCRIPTION_LABELS[row.status]} não pode ser ${what}`;

/**
 * Cancels subscriptions: no further charges are made. Open charges remain and can be paid; with `withCharges` they are canceled too
 * (AREAS-4-charges-4).
 */
export function cancelSubscriptions(ctx: Ctx, ids: number[], withCharges: boolean): Promise<RowResults> {
  const cancel = async ({ id }: SubscriptionRow) => {
    await ctx
      .trx()
      .updateTable('subscriptions')
      .set({ status: 'canceled', next_due: null, next_expire_at: null, ...NOTHING_REFUSED, updated_at: ctx.now })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute();
    const open = await openCharges(ctx, id);
    const { results } = withCharges && open.length ? await cancelCharges(ctx, open) : { results: [] };
    const canceled = results.filter(({ ok }) => ok).map((charge) => charge.id);
    await addSubscriptionHistories(issuingOf(ctx), [id], `Assinatura cancelada${fateOf(open, canceled)}`);
  };
  return actOn(subscriptionsKind(ctx), ids, {
    refusal: (row) => over(row, 'cancelada'),
    apply: async (rows) => {
      for (const row of rows) await cancel(row);
    },
  });
}

const charges = (ids: number[]): string =>
  ids.length === 1 ? `a cobrança ${ids[0]}` : `as cobranças ${ids.join(', ')}`;

/** Words of the history on the open charges of a canceled subscription, and on those of them that were canceled with it; pt-BR. */
function fateOf(open: number[], canceled: number[]): string {
  const kept = open.filter((id) => !canceled.includes(id));
  const goesOn = kept.length === 1 ? 'continua valendo' : 'continuam valendo';
  return [canceled.length ? `, com ${charges(canceled)}` : '', kept.length ? `; ${charges(kept)} ${goesOn}` : ''].join(
    '',
  );
}

async function openCharges(ctx: Ctx, id: number): Promise<number[]> {
  const rows = await ctx
    .trx()
    .selectFrom('charges')
    .select(['id', 'status'])
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.filter(({ status }) => isOpen(status)).map((row) => row.id);
}

/**
 * Removes tags from subscriptions, then adds others; the next charges of the subscriptions get their tags.
 * @throws Problem 422 at 'add' where there is no such tag.
 */
export const tagSubscriptions = (ctx: Ctx, body: Body<'POST /subscriptions/tags'>): Promise<RowResults> =>
  tagRows(ctx, { ...subscriptionsKind(ctx), tags: subscriptionTags, per: 'assinatura' }, body);

/** Sets the note of a subscription; empty removes it. @throws Problem 404 where there is no such subscription. */
export async function noteSubscription(ctx: Ctx, id: number, text: string): Promise<void> {
  const done = await ctx
    .trx()
    .updateTable('subscriptions')
    .set({ note: text.trim() || null, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!done) throw notFound();
  publishSubscriptions(ctx);
}

/**
 * Makes now the charge that could not be made, or charges the refused card again; answers `failure`, pt-BR, where that fails too.
 * @throws Problem 404 where there is no such subscription, 409 'nothing-failed' where nothing failed.
 */
export async function retrySubscription(ctx: Ctx, id: number): Promise<Answer<'POST /subscription/{id}/retry'>> {
  const row = (await lockSubscriptions(ctx, [id])).get(id);
  if (!row) throw notFound();
  const refused = row.failed_charge;
  const fault =
    refused === null
      ? (over(row, 'cobrada') ?? (row.failure ? null : 'Nenhuma cobrança desta assinatura falhou'))
      : null;
  if (fault) throw new Problem(409, 'nothing-failed', fault);
  const work = issuingOf(ctx);
  if (refused !== null) {
    await addSubscriptionHistories(work, [id], `Nova tentativa com o cartão na cobrança ${row.issued}`);
    const failure = await retryRefused(work, row);
    publishSubscriptions(ctx);
    return { charge: failure ? null : refused, failure };
  }
  await addSubscriptionHistories(work, [id], `Nova tentativa de emitir a cobrança ${row.issued + 1}`);
  return issuePeriod(work, row);
}
