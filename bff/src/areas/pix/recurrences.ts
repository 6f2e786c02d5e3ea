import { sql, type SqlBool } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { PixRecurrence } from '@balcao/contract/pix';
import type { Ctx } from '../../core/area';
import { listOf } from '../../core/list';
import { notFound, Problem } from '../../core/problem';
import { holdSeries } from '../../kits/money/operations';
import { moneyOf } from './kinds';
import { recurrenceCancelled } from './recurrence-ended';
import { dayFaults, daysWithin, scheduleOf } from './schedules';
import './tables';

type Filter = Pick<Body<'POST /pix/recurrences/search'>, 'receiverName' | 'status' | 'frequency' | 'field' | 'day'>;

const OPERATIONS = sql`from money_operations o where o.account_id = pix_recurrences.account_id and o.series = pix_recurrences.series`;
const IS_OPEN = sql<SqlBool>`exists (select 1 ${OPERATIONS} and o.state = 'scheduled')`;
const STATUS: Record<PixRecurrence['status'], ReturnType<typeof sql<SqlBool>>> = {
  active: sql`cancelled_at is null and ${IS_OPEN}`,
  finished: sql`cancelled_at is null and not ${IS_OPEN}`,
  cancelled: sql`cancelled_at is not null`,
};

export const recurrences = listOf({
  from: 'pix_recurrences',
  columns: [
    'receiver_name',
    'bank',
    'amount',
    'frequency',
    'times',
    'start_day',
    'description',
    'created_at',
    'cancelled_at',
  ],
  with: {
    paid: sql<number>`(select count(*) ${OPERATIONS} and o.state in ('settled', 'returned'))`,
    next: sql<string | null>`(select min(o.scheduled_for) ${OPERATIONS} and o.state = 'scheduled')`,
  },
  faults: dayFaults,
  where: ({ receiverName, status, frequency, field = 'start', day }: Filter) =>
    [
      receiverName?.trim() &&
        sql`receiver_name ilike ${`%${receiverName.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`}`,
      status && STATUS[status],
      frequency && sql`frequency = ${frequency}`,
      ...(field === 'start' ? daysWithin('start_day', day, true) : daysWithin('created_at', day, false)),
    ] as (ReturnType<typeof sql<SqlBool>> | null)[],
  order: { created: ['created_at', 'desc'], value: ['amount', 'desc'] },
  item: (row): PixRecurrence => ({
    id: row.id,
    status: row.cancelled_at ? 'cancelled' : row.next ? 'active' : 'finished',
    receiverName: row.receiver_name,
    bank: row.bank,
    value: row.amount,
    frequency: row.frequency,
    times: row.times,
    paid: row.paid,
    start: row.start_day,
    next: row.next,
    description: row.description,
    created_at: row.created_at.toISOString(),
  }),
});

const PAYMENTS = 120;

/** @throws Problem 404 */
export async function showRecurrence(ctx: Ctx, id: number): Promise<Answer<'GET /pix/recurrences/{id}'>> {
  const [one] = await recurrences.rowsAfter(ctx, {}, id - 1, 1);
  if (one?.id !== id) throw notFound();
  const payments = await ctx.db
    .selectFrom('money_operations as o')
    .innerJoin('pix_recurrences as r', (j) =>
      j.onRef('r.account_id', '=', 'o.account_id').onRef('r.series', '=', 'o.series'),
    )
    .selectAll('o')
    .where('r.account_id', '=', ctx.accountId)
    .where('r.id', '=', id)
    .orderBy('o.scheduled_for', 'desc')
    .orderBy('o.id', 'desc')
    .limit(PAYMENTS)
    .execute();
  return { ...one.item, payments: payments.map(scheduleOf) };
}

/** Cancels the payments of a recurrence that are still to come, but not one under way. @throws Problem 404, 409 */
export async function cancelRecurrence(ctx: Ctx, id: number): Promise<Answer<'POST /pix/recurrences/{id}/cancel'>> {
  const own = ctx
    .trx()
    .selectFrom('pix_recurrences')
    .select(['account_id', 'series', 'cancelled_at', 'receiver_name'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id);
  const unlocked = await own.executeTakeFirst();
  if (!unlocked) throw notFound();
  // the series before its recurrence, as cancelling one payment with all that follow it locks them
  const waiting = await holdSeries(ctx.trx(), ctx.accountId, unlocked.series);
  const row = await own.forUpdate().executeTakeFirstOrThrow();
  if (row.cancelled_at) throw new Problem(409, 'cancelled', 'Esta recorrência já foi cancelada.');
  if (!waiting.length) throw new Problem(409, 'finished', 'Esta recorrência já terminou.');
  for (const payment of waiting) await moneyOf(payment.kind)!.cancel(ctx.trx(), ctx, payment.id);
  await recurrenceCancelled(ctx.trx(), row, ctx.now);
  ctx.live('pix', 'updated', [id]);
  ctx.noted({ about: row.receiver_name });
  return (await recurrences.rowsAfter(ctx, {}, id - 1, 1))[0]!.item;
}
