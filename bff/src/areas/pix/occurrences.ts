import type { PixFrequency } from '@balcao/contract/pix';
import { addDays } from '../../core/calendar';

const DAYS: Partial<Record<PixFrequency, number>> = { weekly: 7, fortnightly: 14 };
const MONTHS: Partial<Record<PixFrequency, number>> = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 };

/**
 * The day of the n-th payment of a recurrence; the first is 0. In a month that lacks its day (29 to 31) it is paid on the first of the next
 * month (domain.md 2). Each payment is counted from the first day, so that a short month does not move later payments.
 */
export function occurrence(start: string, frequency: PixFrequency, number: number): string {
  const step = DAYS[frequency];
  if (step) return addDays(start, step * number);
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const at = year * 12 + month - 1 + (MONTHS[frequency] ?? 1) * number;
  const first = (months: number) =>
    `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}-01`;
  const wanted = addDays(first(at), day - 1);
  return wanted < first(at + 1) ? wanted : first(at + 1);
}
