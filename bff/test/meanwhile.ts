import type { Ctx } from '../src/core/area';
import { bankNow, saoPauloDay } from '../src/core/clock';
import type { Trx } from '../src/core/database';
import type { JobTools } from '../src/core/jobs';
import { onCitus } from '../../tests/support/test-database';
import { until } from '../../tests/support/until';
import type { EmptyBank, Member } from './harness';

/** Query with a row for each that waits for a lock; on a cluster the node of the row waits, not the coordinator. */
export const WAITING = onCitus
  ? 'select from citus_lock_waits'
  : "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

type Work = (trx: Trx, tools: JobTools) => Promise<unknown>;

/** What a member's call is given, to make it in a transaction that is kept open. */
export async function askedBy({ accountId, userId }: Member, trx: Trx, tools: JobTools): Promise<Ctx> {
  const now = await bankNow(trx);
  const given = { accountId, userId, userName: 'Ana', now, today: saoPauloDay(now) };
  return { ...tools, ...given, noted: () => {}, live: () => {}, trx: () => trx, db: trx } as Partial<Ctx> as Ctx;
}

/**
 * Begins `call` once `first` is done but not committed; as soon as `call` waits for a lock or is over, does `last` in the transaction of
 * `first` and commits. Needs PostgreSQL. Answers what `call` did.
 */
export async function whileOpen<T>(bank: EmptyBank, first: Work, call: () => Promise<T>, last?: Work): Promise<T> {
  let commit = () => {};
  const held = new Promise<void>((resolve) => (commit = resolve));
  let isDone = () => {};
  const done = new Promise<void>((resolve) => (isDone = resolve));
  const open = bank.work(async (trx, tools) => {
    await first(trx, tools);
    isDone();
    await held;
    await last?.(trx, tools);
  });
  try {
    await Promise.race([done, open]);
    let isOver = false;
    const called = call().finally(() => (isOver = true));
    await until(
      'the call waits, or is over',
      async () => isOver || (await bank.store.execute(WAITING)).rows.length > 0,
    ).finally(commit);
    return (await Promise.all([called, open]))[0];
  } finally {
    commit();
  }
}
