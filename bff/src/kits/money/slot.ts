import { addDays, isBusinessDay, nextBusinessDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';

/** When a rail works, in São Paulo's time: 'HH:MM'. */
export interface Hours {
  opens: string;
  closes: string;
  businessDays: boolean;
}

/** The day and instant at which an operation is executed. */
export interface Slot {
  day: string;
  at: Date;
  /** The operation is executed at once. */
  now: boolean;
  /** Why the day is not the wanted one. */
  moved: 'after-cut-off' | 'no-business-day' | null;
}

/** The instant of a São Paulo day and time; the city keeps no daylight-saving time since 2019. */
export const saoPauloInstant = (day: string, time: string): Date => new Date(`${day}T${time}:00-03:00`);

/** When an operation wanted on a day (today where null) is executed, by the rail's hours; null hours: at any time. */
export function slotOf(hours: Hours | null, now: Date, wanted: string | null): Slot {
  const today = saoPauloDay(now);
  const day = wanted ?? today;
  if (!hours) return { day, at: day === today ? now : saoPauloInstant(day, '00:00'), now: day === today, moved: null };
  const open = hours.businessDays ? nextBusinessDay(day) : day;
  if (open !== today) return { ...opening(hours, open), moved: open === day ? null : 'no-business-day' };
  if (now >= saoPauloInstant(today, hours.closes)) {
    const tomorrow = addDays(today, 1);
    return { ...opening(hours, hours.businessDays ? nextBusinessDay(tomorrow) : tomorrow), moved: 'after-cut-off' };
  }
  const isOpen = now >= saoPauloInstant(today, hours.opens);
  return { day: today, at: isOpen ? now : saoPauloInstant(today, hours.opens), now: isOpen, moved: null };
}

const opening = (hours: Hours, day: string) => ({ day, at: saoPauloInstant(day, hours.opens), now: false });

/** Whether a rail can take orders at that instant. */
export const isOpenAt = (hours: Hours | null, now: Date): boolean => {
  if (!hours) return true;
  const day = saoPauloDay(now);
  if (hours.businessDays && !isBusinessDay(day)) return false;
  return now >= saoPauloInstant(day, hours.opens) && now < saoPauloInstant(day, hours.closes);
};
