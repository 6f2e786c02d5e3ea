import type { Selectable } from 'kysely';
import type { Investment } from '@balcao/contract/investments';
import { addDays, diffDays } from '../../core/calendar';
import type { Database } from '../../core/database';
import { isExempt, ratesOf } from './rules';
import { growthOf, IOF_DAYS, netOf, takeOut, worthOf, type DiOn, type Net } from './yield';

export type InvestmentRow = Selectable<Database['investments']>;
type Valued = Pick<InvestmentRow, 'product' | 'units' | 'principal' | 'bought_on' | 'maturity'>;

/** What a value depends on besides the investment. */
export interface Market {
  today: string;
  diOn: DiOn;
  isPerson: boolean;
}

/** Growth of an investment from its purchase to a day, its maturity at most. */
export const growthUntil = ({ product, bought_on, maturity }: Valued, day: string, diOn: DiOn): number =>
  growthOf(product, bought_on, day < maturity ? day : maturity, diOn);

/** What an investment is worth today, and what taxes would leave of it. */
export function valueOf(one: Valued, { today, diOn, isPerson }: Market): Net {
  const gross = worthOf(one.units, growthUntil(one, today, diOn));
  return netOf(gross, one.principal, diffDays(one.bought_on, today), isExempt(one.product.kind, isPerson));
}

/** What taking integer cents, gross, out of an investment brings today; null: all of it. */
export function netTaken(
  one: Valued,
  amount: number | null,
  market: Market,
): Net & { kept: ReturnType<typeof takeOut> } {
  const whole = valueOf(one, market);
  const gross = Math.min(amount ?? whole.gross, whole.gross);
  const kept = takeOut(one, gross, growthUntil(one, market.today, market.diOn));
  const days = diffDays(one.bought_on, market.today);
  return { ...netOf(gross, one.principal - kept.principal, days, isExempt(one.product.kind, market.isPerson)), kept };
}

export function toDto(
  row: Omit<InvestmentRow, 'account_id' | 'operation_id' | 'bought_units'>,
  market: Market,
): Investment {
  const { id, product, state, amount, principal, bought_on, maturity, redeemable_from, protocol } = row;
  const lastIof = addDays(bought_on, IOF_DAYS - 1);
  return {
    id,
    product: product.id,
    name: product.name,
    issuer: product.issuer,
    ...ratesOf(product),
    state,
    amount,
    principal,
    ...valueOf(row, market),
    bought_on,
    maturity,
    redeemableFrom: redeemable_from,
    iofUntil: state === 'active' && market.today <= lastIof ? lastIof : null,
    protocol,
  };
}
