import { addDays, isBusinessDay } from '../core/calendar';
import type { Dice } from './dice';

/** Relative number of charges in each month, January first: fewest in February, most in December. */
const MONTHS = [0.82, 0.7, 0.94, 0.96, 1.02, 1.0, 0.97, 1.02, 1.04, 1.08, 1.2, 1.42] as const;

/** São Paulo has kept UTC−3 all year since 2019. */
const OFFSET = '-03:00';

/** The instant of a São Paulo day and local time, such as '2026-03-05' and '14:30:00'. */
export const instant = (day: string, time: string): Date => new Date(`${day}T${time}${OFFSET}`);

const two = (n: number) => String(n).padStart(2, '0');

/** A random instant between two whole hours of a São Paulo day. */
export const someTime = (dice: Dice, day: string, fromHour: number, toHour: number): Date => {
  const second = dice.int(fromHour * 3600, toHour * 3600 - 1);
  return instant(day, `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`);
};

/** The days from `first` to `last`, each with its share of `total`: business days only, by season, growing by half on the way. */
export function spread(total: number, first: string, last: string): { day: string; count: number }[] {
  const days: { day: string; weight: number }[] = [];
  for (let day = first; day <= last; day = addDays(day, 1))
    days.push({ day, weight: isBusinessDay(day) ? MONTHS[Number(day.slice(5, 7)) - 1]! : 0 });
  const whole = days.reduce((sum, { weight }, i) => sum + weight * growth(i, days.length), 0);
  let passed = 0;
  let given = 0;
  return days.map(({ day, weight }, i) => {
    passed += weight * growth(i, days.length);
    const due = i === days.length - 1 ? total : Math.round((passed / whole) * total);
    const count = due - given;
    given = due;
    return { day, count };
  });
}

const growth = (i: number, of: number) => 1 + (0.5 * i) / of;

/** Items noted for later days, such as the charges that are paid on a day. */
export class Diary<T> {
  readonly #pages = new Map<string, T[]>();

  note(day: string, item: T): void {
    const page = this.#pages.get(day);
    if (page) page.push(item);
    else this.#pages.set(day, [item]);
  }

  /** Removes and answers a day's items. */
  take(day: string): T[] {
    const page = this.#pages.get(day) ?? [];
    this.#pages.delete(day);
    return page;
  }
}
