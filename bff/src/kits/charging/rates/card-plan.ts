import type { RELEASE_DAYS, Rates } from '@balcao/contract/rates';
import { addDays, nextBusinessDay } from '../../../core/calendar';
import { mulDiv } from '../../../core/money';

/** The bank's fee of a card payment, and which amounts are credited when. Integer cents. */
export interface CardPlan {
  fee: number;
  /** The amounts credited, each with its share of the fee: gross = net + fee. */
  receipts: { number: number; day: string; gross: number; fee: number; net: number }[];
}

/** Parts as equal as cents allow; the remainder goes on the first. */
export function parts(value: number, n: number): number[] {
  const each = Math.floor(value / n);
  return Array.from({ length: n }, (_, i) => (i === 0 ? value - each * (n - 1) : each));
}

/**
 * The plan of a value paid on a São Paulo day in n instalments, under the account's rates and release term: at 30 days each instalment is
 * credited in its month, else all at once. The fee is rounded half up once, over the whole value. Null where the rates have no such number
 * of instalments.
 */
export function cardPlan(
  value: number,
  n: number,
  today: string,
  rates: Pick<Rates, 'card'>,
  release: (typeof RELEASE_DAYS)[number],
): CardPlan | null {
  const band = rates.card.find((plan) => plan.release === release)?.bands.find(({ from, to }) => n >= from && n <= to);
  if (!band) return null;
  const fee = Math.min(value, mulDiv(value, band.percent, 10_000) + band.fixed);
  const days =
    release === 30
      ? Array.from({ length: n }, (_, i) => nextBusinessDay(addDays(today, 30 * (i + 1))))
      : [nextBusinessDay(addDays(today, release))];
  const nets = parts(value - fee, days.length);
  const fees = parts(fee, days.length);
  return {
    fee,
    receipts: days.map((day, i) => ({ number: i + 1, day, gross: nets[i]! + fees[i]!, fee: fees[i]!, net: nets[i]! })),
  };
}
