import type { AutomaticPix } from '@balcao/contract/pix-automatic';
import { addDays } from '../../../core/calendar';

const MONTHS: Record<Exclude<AutomaticPix['period'], 'SEMANAL'>, number> = {
  MENSAL: 1,
  TRIMESTRAL: 3,
  SEMESTRAL: 6,
  ANUAL: 12,
};

/** A day some months later: in a month that lacks it (29 to 31), the first of the next month (domain.md 2). */
export function dayMonthsLater(day: string, months: number): string {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const first = (later: number) => new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10);
  const wanted = addDays(first(months), dayOfMonth - 1);
  const next = first(months + 1);
  return wanted < next ? wanted : next;
}

/** The São Paulo day of the n-th cycle, the first is 0; each is counted from the first, so that a short month moves no later one. */
export const cycleDay = (first: string, period: AutomaticPix['period'], n: number): string =>
  period === 'SEMANAL' ? addDays(first, 7 * n) : dayMonthsLater(first, MONTHS[period] * n);

/** The first cycle on a day or after it. */
export function cycleFrom(first: string, period: AutomaticPix['period'], day: string): number {
  let n = 0;
  while (cycleDay(first, period, n) < day) n++;
  return n;
}
