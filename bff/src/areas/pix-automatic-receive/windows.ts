import type { Collection } from '@balcao/contract/pix-automatic-receive';
import { addDays } from '../../core/calendar';

/** Days before a cycle from which it can be charged; LATEST is until when (domain.md 2: the payer's bank is told 10 to 2 days before). */
export const EARLIEST = 10;
export const LATEST = 2;

/** Days after the due day on which a charge is tried again (PERMITE_3R_7D: three times in seven days). */
const RETRY_DAYS = [2, 4, 7];

/** The day of the next attempt, yyyy-mm-dd; null where there is none. @param number of the attempt that failed, from 1 */
export function retryDay(retry: Collection['retry'], due: string, number: number): string | null {
  const days = retry === 'PERMITE_3R_7D' ? RETRY_DAYS[number - 1] : undefined;
  return days === undefined ? null : addDays(due, days);
}

const FIRST = { to: 8 };
/** First hour of the second window. It has no end here, so that a process that was down tries as soon as it is up again. */
const SECOND = { from: 18 };

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });

/**
 * What the payer's bank does now with an attempt of a day (windows 0 to 8 h and 18 to 21 h): it waits, tries, or tries for the last
 * time. @param tries windows of the attempt's day that have passed without payment
 */
export function dueNow(day: string, tries: number, now: Date, today: string): 'waits' | 'tries' | 'last' {
  if (day < today) return 'last';
  if (day > today) return 'waits';
  const hour = Number(hours.format(now));
  if (hour >= SECOND.from) return 'last';
  return hour < FIRST.to && tries === 0 ? 'tries' : 'waits';
}
