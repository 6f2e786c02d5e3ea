import { randomInt } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type { MoneyState } from '@balcao/contract/money/operation';
import { saoPauloDay } from '../../core/clock';
import type { Database, Db, Trx } from '../../core/database';
import { prepared } from '../../core/round-trips';
import type { JobTools } from '../../core/jobs';
import { MONEY_TOPIC, type MoneyDraft, type MoneyKind, type Operation, type OperationRef } from './kind';
import { refuseUnspent, spendingOf, type Spending } from './limits';
import type { Slot } from './slot';
import { mayMove } from './states';
import type { LimitPeriod } from './tables';
import './tables';
import { notifyOutcome } from './notify';

/** Key of an operation's reservation and of its posting. */
export const keyOf = (operation: Pick<Operation, 'id'>): string => `money:${operation.id}`;

/** A protocol number that people can read out: the São Paulo day and twelve digits. */
export const newProtocol = (now: Date): string =>
  saoPauloDay(now).replaceAll('-', '') +
  String(randomInt(0, 1_000_000)).padStart(6, '0') +
  String(randomInt(0, 1_000_000)).padStart(6, '0');

/**
 * Inserts a new operation, scheduled for a slot; or, with `spends`, as already settled in this transaction.
 * @throws Problem 422 'limit'
 */
export async function insertOperation(
  trx: Trx,
  kind: MoneyKind,
  by: { accountId: number; userId: number | null; now: Date },
  draft: MoneyDraft,
  { fee, slot, spends }: { fee: number; slot: Slot; spends: Spending | null },
): Promise<Operation> {
  const state: MoneyState = spends ? 'settled' : 'scheduled';
  const settled = spends ? by.now : null;
  const spent = spends ? sql`spent as (${spendingOf(spends)}),` : sql``;
  const { rows } = await sql<Operation & { spent: LimitPeriod[] }>`${prepared}
    with ${spent} made as (
      insert into money_operations (account_id, kind, protocol, amount, fee, counterpart, details, description, scheduled_for, state,
        series, signed_by, next_at, created_at, spent_at, settled_at)
      values (${by.accountId}, ${kind.kind}, ${newProtocol(by.now)}, ${draft.amount}, ${fee}, ${JSON.stringify(draft.counterpart)}::jsonb,
        ${JSON.stringify(draft.details ?? {})}::jsonb, ${draft.description ?? ''}, ${slot.day}, ${state},
        ${draft.series ?? null}, ${by.userId}, ${slot.now ? null : slot.at}, ${by.now}, ${settled}, ${settled})
      returning *),
    noted as (
      insert into money_steps (account_id, operation_id, step, at)
      select account_id, id, state, settled_at from made where state = 'settled')
    select made.*, ${spends ? sql`array(select period from spent)` : sql`'{}'::text[]`} as spent from made`.execute(
    trx,
  );
  const { spent: periods, ...operation } = rows[0]!;
  if (spends) await refuseUnspent(trx, spends, periods);
  return operation;
}

/** The operation, its row locked until the transaction ends; null where there is none. */
export async function holdOperation(trx: Trx, ref: OperationRef): Promise<Operation | null> {
  const row = await trx
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', ref.accountId)
    .where('id', '=', ref.id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Locks a series until the transaction ends: nobody else adds an operation's successor meanwhile. Comes before locks on operations. */
const lockSeries = (trx: Trx, accountId: number, series: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`money-series:${accountId}:${series}`}, 0))`.execute(trx);

/** An operation as {@link holdOperation} answers it; if it is one of a series, the series is locked first. */
export async function holdInSeries(trx: Trx, ref: OperationRef): Promise<Operation | null> {
  const operation = await trx
    .selectFrom('money_operations')
    .select('series')
    .where('account_id', '=', ref.accountId)
    .where('id', '=', ref.id)
    .executeTakeFirst();
  if (!operation) return null;
  if (operation.series !== null) await lockSeries(trx, ref.accountId, operation.series);
  return holdOperation(trx, ref);
}

/** The scheduled operations of a series, locked with the series, so that no more of them come until the transaction ends. */
export async function holdSeries(trx: Trx, accountId: number, series: string): Promise<Operation[]> {
  await lockSeries(trx, accountId, series);
  return trx
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('series', '=', series)
    .where('state', '=', 'scheduled')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Records a step of an operation. False where this event of the rail was recorded before. */
export async function noteStep(
  trx: Trx,
  operation: Pick<Operation, 'account_id' | 'id'>,
  step: { step: string; at: Date; reason?: string | null; eventId?: string | null },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('money_steps')
    .values({
      account_id: operation.account_id,
      operation_id: operation.id,
      event_id: step.eventId ?? null,
      step: step.step,
      reason: step.reason ?? null,
      at: step.at,
    })
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes columns of a locked operation, but not its state. */
export async function changeOperation(
  trx: Trx,
  operation: Operation,
  set: Updateable<Database['money_operations']>,
): Promise<Operation> {
  return trx
    .updateTable('money_operations')
    .set(set)
    .where('account_id', '=', operation.account_id)
    .where('id', '=', operation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Changes the state of a locked operation, records the step, and tells open pages and the account's users.
 * @throws Error where the states do not allow it.
 */
export async function moveOperation(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  operation: Operation,
  to: MoneyState,
  { at, ...set }: Updateable<Database['money_operations']> & { at: Date },
): Promise<Operation> {
  if (!mayMove(operation.state, to))
    throw new Error(`operation ${operation.id} cannot go from ${operation.state} to ${to}`);
  const moved = await changeOperation(trx, operation, { ...set, state: to });
  await noteStep(trx, moved, { step: to, at, reason: moved.reason });
  await publishMove(trx, tools, kind, moved);
  return moved;
}

/** Tells open pages and the account's users the operation's state. */
export async function publishMove(trx: Trx, tools: JobTools, kind: MoneyKind, moved: Operation): Promise<void> {
  publishOperation(tools, moved);
  await kind.onMove?.(trx, tools, moved, moved.state);
  await notifyOutcome(trx, tools, kind, moved, moved.state);
}

/** Open pages of the account read it again after the commit. */
export function publishOperation(tools: JobTools, operation: Pick<Operation, 'account_id' | 'id'>): void {
  const { realtime } = tools.services;
  tools.afterCommit(() => {
    realtime.live(operation.account_id, MONEY_TOPIC, 'updated', [operation.id]);
    // future entries of the statement change with it
    realtime.live(operation.account_id, 'statement', 'updated', []);
  });
}

/** The account's money that is scheduled or on its way out; integer cents, fees included. */
export async function operationsUnderWay(db: Db, accountId: number): Promise<{ count: number; value: number }> {
  const { count, amounts, fees } = await db
    .selectFrom('money_operations')
    .select((e) => [
      e.fn.countAll<number>().as('count'),
      e.fn.coalesce(e.fn.sum<number>('amount'), e.val(0)).as('amounts'),
      e.fn.coalesce(e.fn.sum<number>('fee'), e.val(0)).as('fees'),
    ])
    .where('account_id', '=', accountId)
    .where('state', 'in', ['scheduled', 'reserved', 'sent'])
    .executeTakeFirstOrThrow();
  return { count: Number(count), value: Number(amounts) + Number(fees) };
}
