import type { Trx } from '../src/core/database';
import type { JobTools } from '../src/core/jobs';
import { until } from '../../tests/support/until';
import type { EmptyBank } from './harness';

const WAITING = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/**
 * Begins `call` once `first` is done but not committed, and commits `first` as soon as `call` waits for a lock or is over. Needs
 * PostgreSQL. Answers what `call` did.
 */
export async function whileOpen<T>(
  bank: EmptyBank,
  first: (trx: Trx, tools: JobTools) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  let commit = () => {};
  const held = new Promise<void>((resolve) => (commit = resolve));
  let isDone = () => {};
  const done = new Promise<void>((resolve) => (isDone = resolve));
  const open = bank.work(async (trx, tools) => {
    await first(trx, tools);
    isDone();
    await held;
  });
  try {
    await Promise.race([done, open]);
    let isOver = false;
    const called = call().finally(() => (isOver = true));
    await until(
      'the call waits, or is over',
      async () => isOver || (await bank.store.execute(WAITING)).rows.length > 0,
    ).finally(commit);
    await open;
    return await called;
  } finally {
    commit();
  }
}
