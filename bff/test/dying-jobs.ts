import type { EmptyBank } from './harness';

/** Stands for a killed process: a test throws it where the process would die. */
export class Killed extends Error {}

/** Runs the waiting jobs. As in the queue, a job that was Killed runs again, and the jobs it had enqueued are dropped. */
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
