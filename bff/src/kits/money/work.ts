import { holdDue } from '../../core/hold-due';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobSpec, enqueue } from '../../core/jobs';
import { LostAnswer, type PaymentAnswer, type PaymentEvent } from '../../rails/payments/port';
import type { MoneyKind, OperationRef } from './kind';
import { applyOutcome, hearEvent } from './outcomes';
import { holdOperation, moveOperation } from './operations';
import { startScheduled } from './start';

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
      for (const { state, tries, account_id: accountId, id } of await dueOperations(trx, kind, now)) {
        await trx
          .updateTable('money_operations')
          .set({ next_at: askAt(now, tries), tries: state === 'sent' ? tries + 1 : tries })
          .where('account_id', '=', accountId)
          .where('id', '=', id)
          .execute();
        await enqueue(trx, tools, state === 'sent' ? ask : start, { accountId, id });
      }
    },
  });
  return { send, deliver, all: [send, deliver, ask, start, hear, round] };
}

/** Operations whose time has come, taken by one process. */
const dueOperations = (trx: Trx, kind: MoneyKind, now: Date) =>
  holdDue(
    trx
      .selectFrom('money_operations')
      .select(['account_id', 'id', 'state', 'tries'])
      .where('kind', '=', kind.kind)
      .where('state', 'in', ['scheduled', 'sent'])
      .where('next_at', '<=', now)
      .orderBy('next_at'),
    AT_ONCE,
  );
