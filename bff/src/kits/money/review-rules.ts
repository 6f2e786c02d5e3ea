import { addDays, isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { formatMoney } from '../../core/money';
import type { Refusal } from './kind';
import type { LimitLeft } from './limits';

/** Integer cents by São Paulo day. */
export type CentsByDay = ReadonlyMap<string, number>;

/** Nothing is scheduled further ahead than this many days. */
const FURTHEST = 730;

/** Why an operation cannot be wanted on a day; null where it can, or no day is asked for. */
export function refuseDay(now: Date, day: string | undefined): Refusal | null {
  if (day === undefined) return null;
  const today = saoPauloDay(now);
  const message = !isRealDay(day)
    ? 'Informe uma data que exista.'
    : day < today
      ? 'A data não pode ser anterior a hoje.'
      : day > addDays(today, FURTHEST)
        ? 'Agende para até dois anos a partir de hoje.'
        : null;
  return message ? { code: 'day', field: 'day', message } : null;
}

/** That the balance does not pay a total, its fee included, both integer cents; null where it does. */
export const refuseShort = (available: number, total: number): Refusal | null =>
  available < total
    ? {
        code: 'insufficient-funds',
        field: 'amount',
        message: `O saldo disponível não é suficiente: faltam ${formatMoney(total - available)}.`,
      }
    : null;

/** What is left of the limits after other spending of the day and its month; the tightest first. */
export function lessSpending(left: readonly LimitLeft[], day: string, spending: readonly CentsByDay[]): LimitLeft[] {
  const within = (prefix: string) =>
    spending.flatMap((one) => [...one]).reduce((sum, [of, cents]) => (of.startsWith(prefix) ? sum + cents : sum), 0);
  const spent = { transaction: 0, day: within(day), night: within(day), month: within(day.slice(0, 7)) };
  return left
    .map((one) => ({ ...one, left: Math.max(0, one.left - spent[one.period]) }))
    .sort((a, b) => a.left - b.left);
}
