import { addDays } from '../../core/calendar';
import type { MoneyDraft, Operation } from '../../kits/money/kind';

/** How a transfer repeats: each week, or each month on a day that a short month brings forward to its last. */
export interface Every {
  unit: 'week' | 'month';
  /** The first day, yyyy-mm-dd: its day of the month is kept, as 31 through February. */
  from: string;
  /** Which repetition this one is, from 0. */
  nth: number;
  /** The last day it may fall on; null: until it is cancelled. */
  until: string | null;
}

export const monthlyFrom = (from: string): Every => ({ unit: 'month', from, nth: 0, until: null });

const two = (n: number) => String(n).padStart(2, '0');

/** The day of the nth repetition: the 31st is the last day of a shorter month, and the 31st again after it. */
export function dayOfRepetition({ unit, from }: Pick<Every, 'unit' | 'from'>, nth: number): string {
  if (unit === 'week') return addDays(from, 7 * nth);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const months = month - 1 + nth;
  const inYear = year + Math.floor(months / 12);
  const last = new Date(Date.UTC(inYear, (months % 12) + 1, 0)).getUTCDate();
  return `${inYear}-${two((months % 12) + 1)}-${two(Math.min(day, last))}`;
}

/** What follows a repetition once its day came; null where it was the last. */
export function nextOfSeries({ amount, counterpart, description, details, series }: Operation): MoneyDraft | null {
  const every = details['every'] as Every | undefined;
  if (!every || series === null) return null;
  const nth = every.nth + 1;
  const day = dayOfRepetition(every, nth);
  if (every.until !== null && day > every.until) return null;
  return { amount, counterpart, description, series, day, details: { ...details, every: { ...every, nth } } };
}
