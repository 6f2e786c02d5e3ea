import type { Answer, Body } from '@balcao/contract/core/registry';
import type { InvestmentProduct } from '@balcao/contract/investments';
import type { Ctx } from '../../core/area';
import { diffDays, isRealDay, nextBusinessDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound } from '../../core/problem';
import { searchText } from '../../core/search-text';
import { slotOf } from '../../kits/money/slot';
import type { Product } from '../../rails/broker/port';
import { findProduct, listProducts, readMarket } from './market';
import { findProfile } from './profile';
import {
  BROKER_HOURS,
  daysOf,
  isExempt,
  isOfTerm,
  isSuitable,
  profileOf,
  projectionOf,
  ratesOf,
  yearlyOf,
} from './rules';
import { simulate } from './simulation';
import type { Market } from './value';

type Profile = Awaited<ReturnType<typeof findProfile>>;

const toDto = (product: Product, { today, diOn, lastIpca, isPerson }: Market, profile: Profile): InvestmentProduct => {
  const { id, name, issuer, kind, minimum, maximum, term, grace, risk } = product;
  return {
    id,
    name,
    issuer,
    kind,
    ...ratesOf(product),
    yearly: yearlyOf(product, { di: diOn(today), ipca: lastIpca.rate }),
    projection: projectionOf(product, lastIpca),
    minimum,
    maximum,
    term,
    ...daysOf(product, nextBusinessDay(today)),
    liquidity: grace === 0 ? 'daily' : 'maturity',
    isExempt: isExempt(kind, isPerson),
    risk: profileOf(risk),
    isSuitable: isSuitable(risk, { profile, today }),
  };
};

type Query = Body<'POST /investments/products/search'>;

const ORDERS: Record<NonNullable<Query['order']>, (one: InvestmentProduct) => number> = {
  rate: ({ yearly }) => -yearly,
  maturity: ({ term }) => term,
  min_investment: ({ minimum }) => minimum,
};

/** Assets on offer, filtered (AREAS-3-investments-1). */
export async function searchProducts(ctx: Ctx, query: Query): Promise<Answer<'POST /investments/products/search'>> {
  const { page = 1, size = 15, order = 'rate', asc, text, maturity, min_investment, liquidity } = query;
  const [market, profile, all] = [
    await readMarket(ctx),
    await findProfile(ctx.db, ctx.accountId),
    await listProducts(ctx.services),
  ];
  const words = searchText(text);
  const matching = all
    .map((product) => toDto(product, market, profile))
    .filter(
      (one) =>
        (!maturity || isOfTerm(one.term, maturity)) &&
        (!liquidity || one.liquidity === liquidity) &&
        (min_investment === undefined || one.minimum <= min_investment) &&
        searchText(one.name, one.issuer).includes(words),
    )
    .sort((a, b) => ORDERS[order](a) - ORDERS[order](b) || a.id - b.id);
  // the usual direction is the best rate, the nearest maturity and the smallest sum first
  const isTurned = asc !== undefined && asc === (order === 'rate');
  if (isTurned) matching.reverse();
  return { items: matching.slice((page - 1) * size, page * size), total: matching.length };
}

/** @throws Problem 404 */
export async function showProduct(ctx: Ctx, id: number): Promise<InvestmentProduct> {
  const product = await findProduct(ctx.services, id);
  if (!product) throw notFound();
  return toDto(product, await readMarket(ctx), await findProfile(ctx.db, ctx.accountId));
}

/** @throws Problem 422 at product, amount or until */
export async function simulateProduct(ctx: Ctx, body: Body<'POST /investments/simulate'>) {
  const product = await findProduct(ctx.services, body.product);
  if (!product) throw fieldProblem('product', 'Este ativo não está mais disponível.');
  if (body.amount > product.maximum)
    throw fieldProblem('amount', `Aplique até ${formatMoney(product.maximum)} neste ativo.`);
  const from = nextBusinessDay(ctx.today);
  const { maturity, redeemableFrom } = daysOf(product, from);
  const until = body.until ?? maturity;
  if (!isRealDay(until)) throw fieldProblem('until', 'Informe uma data que exista.');
  if (until < redeemableFrom || until <= from || until > maturity)
    throw fieldProblem('until', 'Escolha uma data em que este ativo pode ser resgatado.');
  return {
    ...simulate(product, body.amount, { from, until }, await readMarket(ctx)),
    until,
    days: diffDays(from, until),
  };
}

export function readHours(ctx: Ctx): Promise<Answer<'GET /investments/opening-hours'>> {
  const slot = slotOf(BROKER_HOURS, ctx.now, null);
  const { opens, closes } = BROKER_HOURS;
  const hours = { opens, closes, isOpen: slot.now, next: slot.day };
  return Promise.resolve({ buy: hours, sell: { ...hours } });
}
