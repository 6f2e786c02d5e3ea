import { addDays, isBusinessDay, nextBusinessDay } from '../../core/calendar';

/** Days back in which a missed moment (the process was down) is still reminded of; older ones are dropped. */
export const MADE_UP = 3;

/** The day on which a moment's reminders are sent: its own, or the next business day. */
export const sendingDay = (day: string, businessDays: boolean): string => (businessDays ? nextBusinessDay(day) : day);

/** Moments (yyyy-mm-dd) whose reminders are sent today: today's, those of days off just before, and missed ones of the last days. */
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
