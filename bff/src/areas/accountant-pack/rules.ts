import { addDays, isRealDay } from '../../core/calendar';

/** Months back from the present one for which a pack can be made. */
const OLDEST_MONTHS = 24;

/** A month (yyyy-mm) some months after the month of a day (yyyy-mm-dd) or a month. */
export const monthAfter = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};
export const monthBefore = (day: string): string => monthAfter(day, -1);

export interface Period {
  /** São Paulo days. */
  from: string;
  to: string;
}

/** First and last day of a month; the present month ends today. */
export function periodOf(month: string, today: string): Period {
  const last = addDays(`${monthAfter(month, 1)}-01`, -1);
  return { from: `${month}-01`, to: last < today ? last : today };
}

/** The first instant of a period, and the first one after it. */
export const between = ({ from, to }: Period): [Date, Date] => [
  new Date(`${from}T00:00:00-03:00`),
  new Date(`${addDays(to, 1)}T00:00:00-03:00`),
];

/** Why no pack of a month can be made, in pt-BR; null where it can. */
export function monthFault(month: string, today: string): string | null {
  if (!/^\d{4}-\d{2}$/.test(month) || !isRealDay(`${month}-01`)) return 'Escolha um mês que exista.';
  const present = today.slice(0, 7);
  if (month > present) return 'Esse mês ainda não chegou.';
  return month < monthAfter(present, -OLDEST_MONTHS) ? `Escolha um dos últimos ${OLDEST_MONTHS} meses.` : null;
}
