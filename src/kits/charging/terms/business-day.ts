import { isDay } from '@balcao/contract/shared/day';

export interface Holiday {
  /** yyyy-mm-dd. */
  date: string;
  name: string;
}

/** Why a due day is none of the bank's, and the last day it can be paid as if on time (domain.md 1). */
export type DayNotice =
  | { kind: 'weekend'; saturday: boolean; next: string }
  | { kind: 'holiday'; name: string; next: string }
  | { kind: 'closed'; next: string };

const DAY = 86_400_000;
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const after = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
const isWeekend = (day: string) => weekday(day) % 6 === 0;

/** The day itself, or the first business day after it. Days are yyyy-mm-dd. */
export function nextBusinessDay(day: string, holidays: readonly Holiday[]): string {
  let next = day;
  while (isWeekend(next) || holidays.some(({ date }) => date === next)) next = after(next);
  return next;
}

/** Nothing where the day is a business day. */
export function dayNotice(day: string | null | undefined, holidays: readonly Holiday[]): DayNotice | undefined {
  if (!isDay(day)) return undefined;
  const next = nextBusinessDay(day, holidays);
  if (next === day) return undefined;
  // the banks are closed to the public that day, by the bank's calendar
  if (day.endsWith('-12-31') && !isWeekend(day)) return { kind: 'closed', next };
  const holiday = holidays.find(({ date }) => date === day);
  return holiday
    ? { kind: 'holiday', name: holiday.name, next }
    : { kind: 'weekend', saturday: weekday(day) === 6, next };
}
