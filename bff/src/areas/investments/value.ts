import type { Selectable } from 'kysely';
import type { Investment } from '@balcao/contract/investments';
import { addDays, diffDays } from '../../core/calendar';
import type { Database } from '../../core/database';
import type { IpcaMonth } from '../../rails/broker/port';
import { isExempt, projectionOf, ratesOf } from './rules';
import { growthOf, IOF_DAYS, netOf, takeOut, worthOf, type Indexes, type Net } from './yield';

export type InvestmentRow = Selectable<Database['investments']>;
type Valued = Pick<InvestmentRow, 'product' | 'units' | 'principal' | 'bought_on' | 'maturity'>;

/** What a value depends on besides the investment. */
export interface Market extends Indexes {
  today: string;
  /** The last month whose IPCA is known: it is projected for those to come. */
  lastIpca: IpcaMonth;
  isPerson: boolean;
}

/** Growth of an investment from its purchase to a day, its maturity at most. */
export const growthUntil = ({ product, bought_on, maturity }: Valued, day: string, indexes: Indexes): number =>
  growthOf(product, bought_on, day < maturity ? day : maturity, indexes);

/** What an investment is worth today, and what taxes would leave of it. */
export function valueOf(one: Valued, market: Market): Net {
  const { today, isPerson } = market;
  const gross = worthOf(one.units, growthUntil(one, today, market));
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
  const kept = takeOut(one, gross, growthUntil(one, market.today, market));
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
    projection: projectionOf(product, market.lastIpca),
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
