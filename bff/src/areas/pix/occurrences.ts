import type { PixFrequency } from '@balcao/contract/pix';
import { addDays } from '../../core/calendar';
import { dayMonthsLater } from '../../kits/money/pix/cycles';

const DAYS: Partial<Record<PixFrequency, number>> = { weekly: 7, fortnightly: 14 };
const MONTHS: Partial<Record<PixFrequency, number>> = { monthly: 1, quarterly: 3, 'half-yearly': 6, yearly: 12 };

/** The day of a recurrence's n-th payment, the first is 0. Each is counted from the first, so that a short month moves no later one. */
export function occurrence(start: string, frequency: PixFrequency, number: number): string {
  const step = DAYS[frequency];
  return step ? addDays(start, step * number) : dayMonthsLater(start, (MONTHS[frequency] ?? 1) * number);
}
