import type { EmptyBank } from './harness';

/** What a process that is killed throws, in a test. */
export class Killed extends Error {}

/** Works all that waits, again and again as the queue would where a process dies. */
export async function workDying(bank: EmptyBank): Promise<void> {
  for (let next = bank.waiting.shift(); next; next = bank.waiting.shift()) {
    const enqueued = bank.waiting.length;
    const { job, data } = next;
    try {
      const prepared = await job.prepare?.(bank.store.db, data, bank.services);
      await bank.work((trx, tools) => job.run(trx, data, tools, prepared));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      bank.waiting.length = enqueued;
      bank.waiting.unshift(next);
    }
  }
}
