import { sql, type Selectable } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { AutomaticPayment, AutomaticPix } from '@balcao/contract/pix-automatic';
import type { Ctx } from '../../core/area';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { matchesText } from '../../core/search-text';
import { findRow, lockRow } from '../../core/rows';
import type { Operation } from '../../kits/money/kind';
import { seriesOf, type Cycle } from './kind';
import './tables';

export type Recurrence = Selectable<Database['pix_automatic']>;

/** Whether a payment can still be cancelled: until 23:59 of the day before it (domain.md 2). */
export const mayCancel = ({ state, scheduled_for }: Pick<Operation, 'state' | 'scheduled_for'>, today: string) =>
  state === 'scheduled' && scheduled_for > today;

export const toPaymentDto = (operation: Operation, today: string): AutomaticPayment => ({
  id: operation.id,
  day: operation.scheduled_for,
  amount: operation.amount,
  state: operation.state,
  reason: operation.reason,
  protocol: operation.protocol,
  may_cancel: mayCancel(operation, today),
});

interface Standing {
  today: string;
  waiting: Operation[];
}

export const toRecurrenceDto = (row: Omit<Recurrence, 'account_id'>, { today, waiting }: Standing): AutomaticPix => {
  const next = waiting.find(({ details }) => (details as Cycle).recurrence === row.id);
  const { name, document, bank } = row.receiver;
  return {
    id: row.id,
    receiver: { name, document, bank },
    contract: row.contract,
    period: row.period,
    first_day: row.first_day,
    last_day: row.last_day,
    amount: row.amount,
    minimum: row.minimum,
    journey: row.journey,
    state: row.state,
    limit: row.payer_limit,
    asked_at: row.asked_at.toISOString(),
    answer_by: row.answer_by?.toISOString() ?? null,
    authorised_at: row.authorised_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    next: next
      ? { id: next.id, day: next.scheduled_for, amount: next.amount, may_cancel: mayCancel(next, today) }
      : null,
  };
};

/** The scheduled payments of recurrences, the earliest first, with the São Paulo day of now. */
export async function standingOf(db: Db, accountId: number, ids: number[]): Promise<Standing> {
  const today = saoPauloDay(await bankNow(db));
  if (!ids.length) return { today, waiting: [] };
  const waiting = await db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('series', 'in', ids.map(seriesOf))
    .where('state', '=', 'scheduled')
    .orderBy('scheduled_for')
    .orderBy('id')
    .execute();
  return { today, waiting };
}

export const toOpenRecurrenceDto = async (ctx: Pick<Ctx, 'db' | 'accountId'>, row: Recurrence): Promise<AutomaticPix> =>
  toRecurrenceDto(row, await standingOf(ctx.db, ctx.accountId, [row.id]));

type Filter = Pick<Body<'POST /pix/automatic/search'>, 'text' | 'state'>;

export const authorised = listOf({
  from: 'pix_automatic',
  columns: [
    'recurrence',
    'receiver',
    'name',
    'contract',
    'period',
    'first_day',
    'last_day',
    'amount',
    'minimum',
    'payer_limit',
    'journey',
    'state',
    'asked_at',
    'answer_by',
    'authorised_at',
    'authorised_by',
    'ended_at',
  ],
  always: sql`authorised_at is not null`,
  where: ({ text, state }: Filter) => [matchesText(sql`lower(name)`, text), state && sql`state = ${state}`],
  order: { authorised_at: ['authorised_at', 'desc'], name: ['name', 'asc'] },
  beside: (rows, { db, accountId }) =>
    standingOf(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: toRecurrenceDto,
});

/** A recurrence of the account, locked until the transaction ends. @throws Problem 404 */
export async function holdRecurrence(ctx: Ctx, id: number): Promise<Recurrence> {
  return lockRow(ctx.trx(), 'pix_automatic', ctx.accountId, id);
}

const MOST_PAYMENTS = 100;

/** One recurrence with its last 100 payments. @throws Problem 404 */
export async function showRecurrence(ctx: Ctx, id: number): Promise<Answer<'GET /pix/automatic/{id}'>> {
  const row = await findRow(ctx.db, 'pix_automatic', ctx.accountId, id);
  const payments = await ctx.db
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('series', '=', seriesOf(id))
    .orderBy('scheduled_for', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PAYMENTS)
    .execute();
  return { ...(await toOpenRecurrenceDto(ctx, row)), payments: payments.map((one) => toPaymentDto(one, ctx.today)) };
}

/** The last 100 requests of receivers that were not accepted: waiting for an answer, refused or expired. */
export async function listRequests(ctx: Ctx): Promise<Answer<'GET /pix/automatic/requests'>> {
  const rows = await ctx.db
    .selectFrom('pix_automatic')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('journey', '=', 1)
    .where('authorised_at', 'is', null)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_PAYMENTS)
    .execute();
  const { today } = await standingOf(ctx.db, ctx.accountId, []);
  return { items: rows.map((row) => toRecurrenceDto(row, { today, waiting: [] })) };
}
