import { addDays, diffDays, nextBusinessDay } from '../../core/calendar';

/** Days of the month on which an invoice can be due. */
export const DUE_DAYS = [5, 10, 15, 20, 25] as const;
/** An invoice closes so many days before it is due. */
const CLOSES_BEFORE = 7;

/** When the invoices of a card account are due; periods are 'YYYY-MM', the month in which an invoice is due. */
export interface Cycle {
  dueDay: number;
  /** A changed day, and the period from which it counts. */
  next: { dueDay: number; from: string } | null;
}

/** The period so many months later. */
export function addPeriods(period: string, months: number): string {
  const count = Number(period.slice(0, 4)) * 12 + Number(period.slice(5)) - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

const dueDayIn = ({ dueDay, next }: Cycle, period: string): number =>
  next && period >= next.from ? next.dueDay : dueDay;

/** The São Paulo day on which the invoice of a period is due. */
export const dueOn = (cycle: Cycle, period: string): string =>
  `${period}-${String(dueDayIn(cycle, period)).padStart(2, '0')}`;

/** The day on which it closes: what is bought on it is on the next one. */
export const closesOn = (cycle: Cycle, period: string): string => addDays(dueOn(cycle, period), -CLOSES_BEFORE);

/** The period whose invoice takes what is bought on a day: the first one that closes after it. */
export function periodOf(cycle: Cycle, day: string): string {
  let period = day.slice(0, 7);
  while (closesOn(cycle, period) <= day) period = addPeriods(period, 1);
  return period;
}

/** A new due day counts from the invoice after the open one, which stays as it is; `day`: when that one opens. */
export function changeDueDay(cycle: Cycle, today: string): { from: string; day: string } {
  const open = periodOf(cycle, today);
  return { from: addPeriods(open, 1), day: closesOn(cycle, open) };
}

/** Why a due day cannot be chosen; null: it can. `current`: the day in the newest period. */
export const dueDayFault = (wanted: number, current: number): string | null =>
  !DUE_DAYS.some((day) => day === wanted)
    ? `Escolha um dos dias oferecidos: ${DUE_DAYS.join(', ')}.`
    : wanted === current
      ? 'Este já é o dia de vencimento.'
      : null;

/** Days before the due day on which its account is reminded (domain-next.md 4: at least two). */
const REMIND_BEFORE = 2;

/** Whether an unpaid, closed invoice is to be announced today. */
export const isToRemind = (due: string, today: string): boolean => {
  const left = diffDays(today, due);
  return left >= 0 && left <= REMIND_BEFORE;
};

/** The last day on which an invoice is paid in time: its due day, or the business day after it. */
export const lastDayOf = ({ due_on }: { due_on: string }): string => nextBusinessDay(due_on);

/** Days until a billet of an overdue invoice is due. */
const BILLET_DAYS = 3;
/** The last day of a billet for an invoice that is asked for today. */
export const billetDay = (invoice: { due_on: string }, today: string): string =>
  lastDayOf(invoice) >= today ? lastDayOf(invoice) : nextBusinessDay(addDays(today, BILLET_DAYS));

/** Whether a billet is given again to who asks for one of a value today. */
export const isSameBillet = (billet: { value: number; due_on: string }, value: number, today: string): boolean =>
  billet.value === value && billet.due_on >= today;
