import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobSpec, type JobTools, enqueue } from '../../core/jobs';
import { Problem } from '../../core/problem';
import { LostAnswer, type PaymentAnswer, type PaymentEvent } from '../../rails/payments/port';
import type { MoneyKind, Operation, OperationRef } from './kind';
import { applyOutcome, hearEvent, releaseOperation, reserveOperation, settleInside } from './outcomes';
import { changeOperation, holdInSeries, holdOperation, insertOperation, moveOperation, noteStep } from './operations';
import { leftBy, termsOf } from './limits';
import { morningFor, nextTry } from './schedule';
import { isOpenAt, slotOf } from './slot';
import { inSavepoint } from '../../core/savepoint';
import { notifyOutcome } from './notify';

export interface MoneyJobs {
  /** Marks a reserved operation as sent: from here on the rail may know of it. */
  send: JobSpec<OperationRef>;
  deliver: JobSpec<OperationRef, PaymentAnswer | null>;
  all: JobSpec<any, any>[];
}

const MINUTE = 60_000;
/** Milliseconds until the rail is asked for an outcome: after sending, and after each question that brought none. */
const ASK_AFTER = [MINUTE / 2, MINUTE, 5 * MINUTE, 30 * MINUTE];
const askAt = (now: Date, tries: number) => new Date(now.getTime() + ASK_AFTER[Math.min(tries, ASK_AFTER.length - 1)]!);
const ROUND_SECONDS = 5;
const AT_ONCE = 100;
/** Codes of the refusals that a later try can overcome. */
const OVERCOME = ['insufficient-funds', 'limit'];

/** The jobs that take a kind's operations from reserved to their end. Each does one step in one transaction. */
export function moneyJobs(kind: MoneyKind): MoneyJobs {
  const name = (step: string) => `money-${kind.kind}-${step}`;

  const send = defineJob<OperationRef>({
    name: name('send'),
    run: async (trx, ref, tools) => {
      const operation = await holdOperation(trx, ref);
      if (operation?.state !== 'reserved') return;
      const now = await bankNow(trx);
      await moveOperation(trx, tools, kind, operation, 'sent', { at: now, sent_at: now, next_at: askAt(now, 0) });
      kind.fault?.('marked-sent');
      await enqueue(trx, tools, deliver, ref);
    },
  });

  const deliver = defineJob<OperationRef, PaymentAnswer | null>({
    name: name('deliver'),
    prepare: async (db, ref, services) => {
      const operation = await db
        .selectFrom('money_operations')
        .selectAll()
        .where('account_id', '=', ref.accountId)
        .where('id', '=', ref.id)
        .executeTakeFirst();
      if (operation?.state !== 'sent') return null;
      const { protocol: key, amount, counterpart, details } = operation;
      kind.fault?.('before-rail');
      try {
        return await kind.rail!(services).send(db, { key, amount, counterpart, details, at: await bankNow(db) });
      } catch (error) {
        // nobody knows whether the rail took it: the money stays reserved, and the rail is asked
        if (error instanceof LostAnswer) return { state: 'processing' };
        throw error;
      }
    },
    run: async (trx, ref, tools, answer) => {
      kind.fault?.('after-rail');
      if (!answer || answer.state === 'processing') return;
      const operation = await holdOperation(trx, ref);
      if (operation) await applyOutcome(trx, tools, kind, operation, answer);
    },
  });

  const ask = defineJob<OperationRef, PaymentAnswer | { state: 'unknown' } | null>({
    name: name('ask'),
    prepare: async (db, ref, services) => {
      const operation = await db
        .selectFrom('money_operations')
        .select(['state', 'protocol'])
        .where('account_id', '=', ref.accountId)
        .where('id', '=', ref.id)
        .executeTakeFirst();
      return operation?.state === 'sent' ? kind.rail!(services).ask(db, operation.protocol) : null;
    },
    run: async (trx, ref, tools, answer) => {
      const operation = await holdOperation(trx, ref);
      if (!answer || !operation || answer.state === 'processing') return;
      // the rail never took it: it is sent again with the same key, so it is done once
      if (answer.state === 'unknown') await enqueue(trx, tools, deliver, ref);
      else await applyOutcome(trx, tools, kind, operation, answer);
    },
  });

  const start = defineJob<OperationRef>({
    name: name('start'),
    run: (trx, ref, tools) => startScheduled(trx, tools, kind, ref, send),
  });

  const hear = defineJob<Omit<PaymentEvent, 'at'> & { at: string }>({
    name: name('hear'),
    run: (trx, event, tools) => hearEvent(trx, tools, kind, { ...event, at: new Date(event.at) }),
  });

  const round = defineJob<object, { id: number; event: PaymentEvent }[]>({
    name: name('round'),
    everySeconds: ROUND_SECONDS,
    prepare: async (db, _data, services) => (kind.rail ? kind.rail(services).receive(db, await bankNow(db)) : []),
    run: async (trx, _data, tools, heard) => {
      for (const { event } of heard) await enqueue(trx, tools, hear, { ...event, at: event.at.toISOString() });
      if (heard.length)
        await kind.rail!(tools.services).acknowledge(
          trx,
          heard.map(({ id }) => id),
        );
      const now = await bankNow(trx);
      for (const { state, tries, ...ref } of await due(trx, kind, now)) {
        await trx
          .updateTable('money_operations')
          .set({ next_at: askAt(now, tries), tries: state === 'sent' ? tries + 1 : tries })
          .where('account_id', '=', ref.accountId)
          .where('id', '=', ref.id)
          .execute();
        await enqueue(trx, tools, state === 'sent' ? ask : start, ref);
      }
    },
  });
  return { send, deliver, all: [send, deliver, ask, start, hear, round] };
}

/** Operations whose time has come, taken by one process. */
const due = (trx: Trx, kind: MoneyKind, now: Date) =>
  trx
    .selectFrom('money_operations')
    .select(['account_id as accountId', 'id', 'state', 'tries'])
    .where('kind', '=', kind.kind)
    .where('state', 'in', ['scheduled', 'sent'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();

/**
 * Reserves and sends a due operation, at night only within the night's limit. Without balance or limit it is tried again on its day, and
 * then refused with the reason.
 */
async function startScheduled(
  trx: Trx,
  tools: JobTools,
  kind: MoneyKind,
  ref: OperationRef,
  send: JobSpec<OperationRef>,
): Promise<void> {
  const operation = await holdInSeries(trx, ref);
  if (operation?.state !== 'scheduled') return;
  const now = await bankNow(trx);
  if (!isOpenAt(kind.hours, now)) {
    const { at } = slotOf(kind.hours, now, null);
    await changeOperation(trx, operation, { next_at: at });
    return;
  }
  const terms = await termsOf(trx, ref.accountId, kind.product, now, operation.counterpart);
  const morning = morningFor(leftBy(terms), operation.amount, saoPauloDay(now));
  if (morning) {
    await changeOperation(trx, operation, { next_at: morning });
    return;
  }
  try {
    await inSavepoint(trx, async () => {
      // within the bank the payee can refuse it too, as a closed account does
      await (kind.rail ? reserveOperation : settleInside)(trx, tools, kind, operation, now);
    });
    if (kind.rail) await enqueue(trx, tools, send, ref);
    await continueSeries(trx, kind, operation, now);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const reason = error.answer.error_description;
    const next = OVERCOME.includes(error.answer.code) ? nextTry(kind, operation.scheduled_for, now) : null;
    if (next) {
      await changeOperation(trx, operation, { next_at: next, tries: operation.tries + 1 });
      await noteStep(trx, operation, { step: 'tried', at: now, reason });
      const failed = { ...operation, reason };
      await kind.onMove?.(trx, tools, failed, 'scheduled');
      await notifyOutcome(trx, tools, kind, failed, 'scheduled');
      return;
    }
    await releaseOperation(trx, tools, kind, operation, { to: 'refused', at: now, code: error.answer.code, reason });
    await continueSeries(trx, kind, operation, now);
  }
}

/**
 * Schedules the next operation of a series once this one's day came or it was cancelled, in the same transaction. Limits and balance are
 * judged on its own day alone.
 */
export async function continueSeries(trx: Trx, kind: MoneyKind, operation: Operation, now: Date): Promise<void> {
  const draft = operation.series === null ? null : kind.next?.(operation);
  if (!draft) return;
  const { account_id: accountId, signed_by: userId, series } = operation;
  const fee = (await kind.fee?.(trx, accountId, draft)) ?? 0;
  // where that is today, the rounds try it
  const slot = { ...slotOf(kind.hours, now, draft.day ?? null), now: false };
  const made = await insertOperation(
    trx,
    kind,
    { accountId, userId, now },
    { ...draft, series: series! },
    { fee, slot },
  );
  await noteStep(trx, made, { step: 'scheduled', at: now });
}
