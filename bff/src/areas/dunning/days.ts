import { addDays, isBusinessDay, nextBusinessDay } from '../../core/calendar';

/** A moment that was missed, the process being down, is made up for so many days; older ones are past. */
export const MADE_UP = 3;

/** The day on which a moment is reminded of. */
export const sendingDay = (day: string, businessDays: boolean): string => (businessDays ? nextBusinessDay(day) : day);

/** Moments that are to be reminded of today: of today, of days off just before it, and of the last days where they were missed. */
export function momentsOf(today: string, businessDays: boolean): string[] {
  if (businessDays && !isBusinessDay(today)) return [];
  const days = [today];
  for (let back = 1; back <= 10; back++) {
    const day = addDays(today, -back);
    const due = sendingDay(day, businessDays);
    if (due === today || (due < today && back <= MADE_UP)) days.push(day);
  }
  return days;
}
