import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { LimitedProduct, LimitRequest } from '@balcao/contract/limits';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Database, Trx } from '../../core/database';
import { defineJob } from '../../core/jobs';
import { listOf } from '../../core/list';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { lockRow } from '../../core/rows';
import { LEAST_LIMIT, offeredLimit, UNLIMITED } from '../../kits/money/limit-terms';
import { limitsOf } from '../../kits/money/limits';
import { attach, attachmentsOf } from './attachments';
import { orNone, readLimitId, requireProduct } from './products';

/** Hours until an increase takes effect, within the 24 to 48 that the central bank requires (domain.md 2). */
export const INCREASE_HOURS = 24;
const HOUR = 3_600_000;

type Row = Omit<Selectable<Database['limit_requests']>, 'account_id'>;

const toDto = (row: Row, attachments: number[] = []): LimitRequest => ({
  id: row.id,
  product: row.product as LimitedProduct,
  interval: row.period,
  previous: orNone(row.previous),
  requested: orNone(row.requested),
  message: row.message,
  attachments,
  state: row.state,
  requested_at: row.requested_at.toISOString(),
  requested_by: row.requested_by,
  effective_at: row.effective_at.toISOString(),
  ended_at: row.ended_at?.toISOString() ?? null,
});

/** The list of requests to change the account's limits, newest first. */
export const requests = listOf({
  from: 'limit_requests',
  columns: [
    'product',
    'period',
    'previous',
    'requested',
    'message',
    'state',
    'requested_at',
    'requested_by',
    'effective_at',
    'ended_at',
  ],
  where: ({ product, state }: { product?: string; state?: string }) => [
    product ? sql`product = ${product}` : null,
    state ? sql`state = ${state}` : null,
  ],
  order: { requested_at: ['requested_at', 'desc'], requested: ['requested', 'desc'] },
  beside: (rows, { db, accountId }) =>
    attachmentsOf(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, attachments) => toDto(row, attachments.get(row.id)),
});

/**
 * Requests another limit. A lower one takes effect at once and cancels a pending increase; a higher one waits INCREASE_HOURS.
 * @throws Problem 422 at 'amount' (integer cents) below the minimum, above the offer or equal to the limit; 422 at 'attachments';
 * 403 where the user may not change the product's limits; 409 'pending' where an increase is pending.
 */
export async function requestLimit(
  ctx: Ctx,
  id: string,
  { amount, message = '', attachments = [] }: Body<'POST /account/limit/{id}/request'>,
): Promise<LimitRequest> {
  const { product, interval } = readLimitId(id);
  requireProduct(ctx, product);
  const trx = ctx.trx();
  await trx.selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forUpdate().executeTakeFirstOrThrow();
  const previous = (await limitsOf(trx, ctx.accountId, product))[interval];
  const most = offeredLimit(product, interval);
  if (amount < LEAST_LIMIT) throw fieldProblem('amount', `O limite mínimo é de ${formatMoney(LEAST_LIMIT)}.`);
  if (amount > most) throw fieldProblem('amount', `O limite máximo disponível é de ${formatMoney(most)}.`);
  if (amount === previous) throw fieldProblem('amount', 'Este já é o seu limite.');
  const isMore = amount > previous;
  await endWaiting(ctx, product, interval, isMore);
  const row = await trx
    .insertInto('limit_requests')
    .values({
      account_id: ctx.accountId,
      product,
      period: interval,
      previous,
      requested: amount,
      message: message.trim(),
      state: isMore ? 'pending' : 'effective',
      requested_at: ctx.now,
      requested_by: ctx.userName,
      effective_at: isMore ? new Date(ctx.now.getTime() + INCREASE_HOURS * HOUR) : ctx.now,
      ended_at: isMore ? null : ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isMore) await attach(ctx, row.id, attachments);
  else await setLimit(trx, row);
  ctx.live('limits', 'updated', [row.id]);
  return toDto(row, isMore ? attachments : []);
}

/** Cancels a pending increase where a decrease is requested. @throws Problem 409 'pending' where another increase is. */
async function endWaiting(ctx: Ctx, product: string, interval: Row['period'], isMore: boolean): Promise<void> {
  const waiting = await ctx
    .trx()
    .selectFrom('limit_requests')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('product', '=', product)
    .where('period', '=', interval)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  if (isMore)
    throw new Problem(409, 'pending', 'Já há um aumento deste limite em análise: cancele-o para pedir outro valor.');
  await endRequest(ctx, waiting.id);
}

async function endRequest(ctx: Ctx, id: number): Promise<Row> {
  return ctx
    .trx()
    .updateTable('limit_requests')
    .set({ state: 'cancelled', ended_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Cancels a pending increase. @throws Problem 404; 403 where the user may not change the product's limits; 409 where it is not pending. */
export async function cancelRequest(ctx: Ctx, id: number): Promise<LimitRequest> {
  const row = await lockRow(ctx.trx(), 'limit_requests', ctx.accountId, id);
  requireProduct(ctx, row.product as LimitedProduct);
  if (row.state !== 'pending') throw new Problem(409, 'not-pending', 'Este pedido não está mais em análise.');
  const ended = await endRequest(ctx, id);
  ctx.live('limits', 'updated', [id]);
  return toDto(ended, (await attachmentsOf(ctx.trx(), ctx.accountId, [id])).get(id));
}

const setLimit = (trx: Trx, { account_id, product, period, requested }: Selectable<Database['limit_requests']>) =>
  requested >= UNLIMITED
    ? trx
        .deleteFrom('account_limits')
        .where('account_id', '=', account_id)
        .where('product', '=', product)
        .where('period', '=', period)
        .execute()
    : trx
        .insertInto('account_limits')
        .values({ account_id, product, period, amount: requested })
        .onConflict((c) => c.columns(['account_id', 'product', 'period']).doUpdateSet({ amount: requested }))
        .execute();

/** Applies the increases whose hours are over. */
export const limitRequests = defineJob<object>({
  name: 'limit-requests',
  everySeconds: 60,
  run: async (trx, _data, { afterCommit, services }) => {
    const now = await bankNow(trx);
    const due = await holdDue(
      trx
        .selectFrom('limit_requests')
        .selectAll()
        .where('state', '=', 'pending')
        .where('effective_at', '<=', now)
        .orderBy('id'),
      100,
    );
    for (const row of due) {
      await setLimit(trx, row);
      await trx
        .updateTable('limit_requests')
        .set({ state: 'effective', ended_at: now })
        .where('account_id', '=', row.account_id)
        .where('id', '=', row.id)
        .execute();
      afterCommit(() => services.realtime.live(row.account_id, 'limits', 'updated', [row.id]));
    }
  },
});
