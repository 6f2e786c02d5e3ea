import { DAYS_AHEAD } from '@balcao/contract/shared/subscription-limits';
import { addDays, nextBusinessDay } from '../../core/calendar';

/** The date `months` later (yyyy-mm-dd), on the given day of the month, or on the month's last day where it has no such day. */
export function monthsLater(day: string, months: number, dayOfMonth: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const count = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(count / 12), (count % 12) + 1];
  const last = new Date(Date.UTC(y, m, 0)).getUTCDate();
  return `${y}-${String(m).padStart(2, '0')}-${String(Math.min(dayOfMonth, last)).padStart(2, '0')}`;
}

/** The first due date of a plan that is after both the day and the plan's due date `last`. */
export function dueAfter(
  day: string,
  last: string,
  { interval_months, due_day }: { interval_months: number; due_day: number },
): string {
  let due = monthsLater(last, interval_months, due_day);
  while (due <= day) due = monthsLater(due, interval_months, due_day);
  return due;
}

export const dayOfMonth = (day: string): number => Number(day.slice(8));

/** The columns of a due date: the date itself, and the business day that it rolls to (domain.md 1). */
export const dueOn = (day: string) => ({ next_due: day, next_expire_at: nextBusinessDay(day) });

/** The day from which the charge due on `expireAt` is made. */
export const issueDay = (expireAt: string, daysAhead = DAYS_AHEAD): string => addDays(expireAt, -daysAhead);

/**
 * Due date of a charge that is made today: the planned day or, where that is past, the business day after `daysAhead` days from today
 * (today itself where `daysAhead` is 0).
 */
export const expireAtOf = (expireAt: string, today: string, daysAhead = DAYS_AHEAD): string =>
  expireAt >= today ? expireAt : daysAhead === 0 ? today : nextBusinessDay(addDays(today, daysAhead));

/**
 * The last day of a conditional discount that ends some days before a subscription's due date, as it was typed: before the due date
 * itself, though that rolls to a business day, as for billets and carnets. A charge that is made late keeps the distance to its own.
 */
export const earlyUntil = (days: number, due: { next_due: string; next_expire_at: string }, expireAt: string): string =>
  addDays(expireAt === due.next_expire_at ? due.next_due : expireAt, -days);
