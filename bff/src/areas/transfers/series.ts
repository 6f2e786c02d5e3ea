import { addDays } from '../../core/calendar';
import type { MoneyDraft, Operation } from '../../kits/money/kind';

/** How a transfer repeats: weekly, or monthly on the same day, which in shorter months is the last day. */
export interface Every {
  unit: 'week' | 'month';
  /** The first day, yyyy-mm-dd; later repetitions are counted from it, so that a 31st is a 31st again after February. */
  from: string;
  /** Number of this repetition, from 0. */
  nth: number;
  /** Last day of the series; null: until it is canceled. */
  until: string | null;
}

export const monthlyFrom = (from: string): Every => ({ unit: 'month', from, nth: 0, until: null });

const two = (n: number) => String(n).padStart(2, '0');

/** The day of the nth repetition; in a month that lacks the day, its last day. */
export function dayOfRepetition({ unit, from }: Pick<Every, 'unit' | 'from'>, nth: number): string {
  if (unit === 'week') return addDays(from, 7 * nth);
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number);
  const months = month - 1 + nth;
  const inYear = year + Math.floor(months / 12);
  const last = new Date(Date.UTC(inYear, (months % 12) + 1, 0)).getUTCDate();
  return `${inYear}-${two((months % 12) + 1)}-${two(Math.min(day, last))}`;
}

/** The draft of the repetition after an operation; null where the operation is single or was the last. */
export function nextOfSeries({ amount, counterpart, description, details, series }: Operation): MoneyDraft | null {
  const every = details['every'] as Every | undefined;
  if (!every || series === null) return null;
  const nth = every.nth + 1;
  const day = dayOfRepetition(every, nth);
  if (every.until !== null && day > every.until) return null;
  return { amount, counterpart, description, series, day, details: { ...details, every: { ...every, nth } } };
}
