import { saoPauloDay } from '../../core/clock';
import type { LimitLeft } from './limits';
import { isOpenAt, saoPauloInstant, type Hours } from './slot';

/** Times of day at which a scheduled operation without balance or limit is tried again, unless its kind names others. */
const TRIES = ['00:00', '08:00', '12:00', '18:00', '21:00'] as const;

/**
 * The end of the night, for an operation of a day that begins at night with less left of the night's limit than it needs: what runs at
 * night spends the night, so it waits until the morning. Null where it runs in its hour.
 * @param left what is left of the limits in that hour @param amount integer cents @param day São Paulo day
 */
export function morningFor(left: readonly LimitLeft[], amount: number, day: string): Date | null {
  const night = left.find(({ period }) => period === 'night');
  return night?.until && night.left < amount && saoPauloDay(night.until) === day ? night.until : null;
}

/** When a scheduled operation is tried again on its day; null: no more, the last try was final. @param day São Paulo day */
export function nextTry(
  { hours, tries = TRIES }: { hours: Hours | null; tries?: readonly string[] },
  day: string,
  now: Date,
): Date | null {
  const times = tries.map((time) => saoPauloInstant(day, time));
  return times.find((at) => at > now && isOpenAt(hours, at)) ?? null;
}
