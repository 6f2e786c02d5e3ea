import { addDays, weekday } from '../../core/calendar';

/** How often a statement file is made. */
export type StatementPeriod = 'day' | 'week' | 'month';

/** São Paulo days, both included. */
export interface Days {
  from: string;
  to: string;
}

/** The day, the week from Monday or the month that a day is in. */
export function periodAround(period: StatementPeriod, day: string): Days {
  if (period === 'day') return { from: day, to: day };
  if (period === 'week') {
    const from = addDays(day, -((weekday(day) + 6) % 7));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 8)}01`;
  return { from, to: addDays(`${addDays(from, 32).slice(0, 8)}01`, -1) };
}

/** Last day of the last period that has ended; the one after it is under way. */
export const lastClosed = (period: StatementPeriod, today: string): string =>
  addDays(periodAround(period, today).from, -1);

/** Periods after a day that have ended, the first first. @param closedOn last day of a period */
export function endedSince(period: StatementPeriod, closedOn: string, today: string): Days[] {
  const ended: Days[] = [];
  for (let next = periodAround(period, addDays(closedOn, 1)); next.to < today;)
    next = periodAround(period, addDays(ended[ended.push(next) - 1]!.to, 1));
  return ended;
}

/** A statement file's name: one for each period, whenever it is made. */
export const statementName = ({ from, to }: Days, isZipped: boolean): string =>
  `extrato-${from === to ? from : `${from}-a-${to}`}.ret${isZipped ? '.zip' : ''}`;
