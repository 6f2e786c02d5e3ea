import type { AutomaticPix } from '@balcao/contract/pix-automatic';

const MONTHS: Record<Exclude<AutomaticPix['period'], 'SEMANAL'>, number> = {
  MENSAL: 1,
  TRIMESTRAL: 3,
  SEMESTRAL: 6,
  ANUAL: 12,
};

/** The São Paulo day of the n-th cycle, the first is 0: days 29 to 31 that a month lacks roll on to its next day (domain.md 2). */
export function cycleDay(first: string, period: AutomaticPix['period'], n: number): string {
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number);
  const at =
    period === 'SEMANAL' ? Date.UTC(year, month - 1, day + 7 * n) : Date.UTC(year, month - 1 + MONTHS[period] * n, day);
  return new Date(at).toISOString().slice(0, 10);
}

/** The first cycle on a day or after it. */
export function cycleFrom(first: string, period: AutomaticPix['period'], day: string): number {
  let n = 0;
  while (cycleDay(first, period, n) < day) n++;
  return n;
}
