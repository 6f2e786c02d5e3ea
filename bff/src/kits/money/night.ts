import { addDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { saoPauloInstant } from './slot';
import type { LimitPeriod, NightBegins } from './tables';

/** Night is from 20:00 to 06:00 until the account chooses 22:00 (domain.md 2). */
export const USUAL_NIGHT: NightBegins = '20:00';
export const NIGHT_ENDS = '06:00';

export interface Bucket {
  period: LimitPeriod;
  bucket: string;
  until: Date | null;
}

/** The buckets of usage that an operation at this instant spends from, in the order they are locked. */
export function bucketsAt(at: Date, begins: NightBegins): Bucket[] {
  const day = saoPauloDay(at);
  const month = day.slice(0, 7);
  const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
  const evening = at >= saoPauloInstant(day, begins);
  const isNight = evening || at < saoPauloInstant(day, NIGHT_ENDS);
  const night = evening ? day : addDays(day, -1);
  return [
    { period: 'transaction', bucket: '', until: null },
    { period: 'day', bucket: day, until: saoPauloInstant(addDays(day, 1), '00:00') },
    ...(isNight
      ? [{ period: 'night' as const, bucket: night, until: saoPauloInstant(addDays(night, 1), NIGHT_ENDS) }]
      : []),
    { period: 'month', bucket: month, until: saoPauloInstant(`${nextMonth}-01`, '00:00') },
  ];
}

/** The names of every bucket an instant can spend from, whichever night was chosen. */
export const bucketNames = (at: Date): string[] => {
  const day = saoPauloDay(at);
  return [day, addDays(day, -1), day.slice(0, 7)];
};

/** A query of the night hours that the account had chosen by an instant; no row: the usual ones. */
export const chosenNight = (db: Db, accountId: number, at: Date) =>
  db
    .selectFrom('night_times')
    .select('begins')
    .where('account_id', '=', accountId)
    .where('effective_at', '<=', at)
    .orderBy('effective_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** When an account's night begins, as chosen by that instant, so that spent limits are given back by the hours they were spent by. */
export const nightBegins = async (db: Db, accountId: number, at: Date): Promise<NightBegins> =>
  (await chosenNight(db, accountId, at).executeTakeFirst())?.begins ?? USUAL_NIGHT;
