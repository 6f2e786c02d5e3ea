import type { Selectable } from 'kysely';
import { addDays, formatDay } from '../../core/calendar';
import type { Database } from '../../core/database';
import { cycleDay, cycleFrom } from '../../kits/money/pix/cycles';
import { RETRY_WITHIN } from './api-rules';
import { EARLIEST, LATEST, retryDay } from './windows';
import './tables';

type Row = Selectable<Database['pix_collections']>;

type Cycles = Pick<Row, 'first_day' | 'last_day' | 'period'>;

/** The day of a cycle; null after the last. */
export function dayOfCycle({ first_day, last_day, period }: Cycles, cycle: number): string | null {
  const day = cycleDay(first_day, period, cycle);
  return last_day && day > last_day ? null : day;
}

/** The first cycle that can still be charged where its payer authorises on a day: its payer's bank must be told LATEST days before. */
export const firstCycle = ({ first_day, period }: Cycles, today: string): number =>
  cycleFrom(first_day, period, addDays(today, LATEST));

/**
 * The day on which a charge whose attempt failed is tried again by itself; null where it is not, and has ended. Where the day of the retry
 * is past it is tomorrow, within the seven days.
 * @param number of the attempt that failed, from 1
 */
export function nextAttempt(
  { state, retry, by_api }: Pick<Row, 'state' | 'retry' | 'by_api'>,
  due: string,
  number: number,
  today: string,
): string | null {
  const day = state === 'APROVADA' && !by_api ? retryDay(retry, due, number) : null;
  const again = day && day <= today ? addDays(today, 1) : day;
  return again && again <= addDays(due, RETRY_WITHIN) ? again : null;
}

/** Why the next cycle of a recurrence is not charged in the portal on a São Paulo day, pt-BR; null where it may be. */
export function chargeFault(
  { state, next_day, by_api, amount }: Pick<Row, 'state' | 'next_day' | 'by_api' | 'amount'>,
  today: string,
): { code: 'ended' | 'by-api' | 'fixed' | 'window'; message: string } | null {
  if (state !== 'APROVADA' || !next_day) return { code: 'ended', message: 'Este Pix automático não está ativo.' };
  if (by_api) return { code: 'by-api', message: 'As cobranças deste Pix automático são criadas pela API.' };
  if (amount !== null) return { code: 'fixed', message: 'O valor deste Pix automático é fixo.' };
  const [from, to] = [addDays(next_day, -EARLIEST), addDays(next_day, -LATEST)];
  return today < from || today > to
    ? { code: 'window', message: `Este ciclo é cobrado de ${formatDay(from)} a ${formatDay(to)}.` }
    : null;
}
