import type { Terms } from '../../rails/pix-automatic/port';
import { formatMoney } from '../../core/money';
import { cycleDay, cycleFrom } from '../../kits/money/pix/cycles';
import type { Recurrence } from './recurrences';

/** Why the payer's limit of a recurrence is none, pt-BR: it is below the least amount of a payment. Integer cents; null where it may be. */
export function limitFault(
  limit: number | null,
  { amount, minimum }: Pick<Terms, 'amount' | 'minimum'>,
): string | null {
  const least = amount ?? minimum ?? 1;
  return limit !== null && limit < least
    ? `O limite não pode ser menor que ${formatMoney(least)}, ou nada seria pago.`
    : null;
}

/** Whether a recurrence's last day is over. */
export const isOver = ({ last_day }: Pick<Terms, 'last_day'>, today: string): boolean =>
  last_day !== null && last_day < today;

/** The first cycle of a recurrence that falls on a day or later; null where it is after the last day. */
export function cycleDue(
  { first_day, last_day, period }: Pick<Terms, 'first_day' | 'last_day' | 'period'>,
  from: string,
): { cycle: number; day: string } | null {
  const cycle = cycleFrom(first_day, period, from);
  const day = cycleDay(first_day, period, cycle);
  return last_day !== null && day > last_day ? null : { cycle, day };
}

/** Whether a receiver's request can still be answered. */
export const isAnswerable = ({ state, answer_by }: Pick<Recurrence, 'state' | 'answer_by'>, now: Date): boolean =>
  state === 'CRIADA' && (answer_by === null || now < answer_by);

/** Why the receiver of a recurrence cannot charge it so many cents, pt-BR; null where it can. */
export function amountFault(
  {
    state,
    amount: fixed,
    minimum,
    payer_limit: limit,
  }: Pick<Recurrence, 'state' | 'amount' | 'minimum' | 'payer_limit'>,
  amount: number,
): string | null {
  if (state !== 'APROVADA') return 'A autorização não está ativa.';
  if (fixed !== null) return 'O valor desta autorização é fixo.';
  if (amount < (minimum ?? 1)) return 'O valor é menor que o mínimo combinado.';
  return limit !== null && amount > limit
    ? `A cobrança de ${formatMoney(amount)} passa do limite de ${formatMoney(limit)}.`
    : null;
}
