import type { Services } from '../core/area';
import { bankNow } from '../core/clock';
import type { Db } from '../core/database';
import type { JobSpec } from '../core/jobs';
import { Problem } from '../core/problem';

export type Move = { days: number } | { at: Date } | { reset: true };

export interface ClockState {
  /** The bank's time, ISO 8601. */
  now: string;
  /** Seconds by which the bank's time is ahead of real time; 0 is real time. */
  offsetSeconds: number;
}

const DAY_MS = 86_400_000;
/** Last instant of the bank's clock, in milliseconds: a billet's due factor cannot name a day after 2049. */
const LATEST = Date.parse('2045-12-31T12:00:00-03:00');

export async function readClock(db: Db): Promise<ClockState> {
  const { offset_seconds } = await db.selectFrom('bank_clock').select('offset_seconds').executeTakeFirstOrThrow();
  return { now: (await bankNow(db)).toISOString(), offsetSeconds: offset_seconds };
}

/**
 * Moves the bank's time forward, or back to real time, and starts the daily jobs.
 * @throws Problem 422 'clock-backwards' where the target is not later than now; 422 'clock-too-far' after 2045.
 */
export async function moveClock(
  services: Services,
  move: Move,
  eachDay: readonly JobSpec<object, any>[],
): Promise<ClockState> {
  const state = await services.store.transaction(async (trx) => {
    const clock = await trx.selectFrom('bank_clock').select('offset_seconds').forUpdate().executeTakeFirstOrThrow();
    const now = await bankNow(trx);
    const target = 'at' in move ? move.at : 'days' in move ? new Date(now.getTime() + move.days * DAY_MS) : null;
    if (target && !(target.getTime() <= LATEST))
      throw new Problem(422, 'clock-too-far', 'O relógio vai até 31/12/2045.');
    if (target && target <= now)
      throw new Problem(
        422,
        'clock-backwards',
        'O relógio só anda para a frente: o que já aconteceu ficaria no futuro. Para voltar, use o tempo real.',
      );
    const offset = target ? clock.offset_seconds + Math.round((target.getTime() - now.getTime()) / 1000) : 0;
    await trx.updateTable('bank_clock').set({ offset_seconds: offset }).where('id', '=', 1).execute();
    for (const job of eachDay) await services.jobs.enqueue(trx, job, {});
    return readClock(trx);
  });
  for (const job of eachDay) services.jobs.nudge(job.name);
  return state;
}
