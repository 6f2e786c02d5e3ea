import {
  DESTINATIONS,
  LIMITED_PRODUCTS,
  PAYING,
  type Interval,
  type Limit,
  type LimitedProduct,
  type ProductLimits,
} from '@balcao/contract/limits';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { LEAST_LIMIT, offeredLimit, type LimitProduct } from '../../kits/money/limit-terms';
import { limitMessage, limitsLeft } from '../../kits/money/limits';
import { limitsStanding } from '../../kits/money/limits-standing';
import { INCREASE_HOURS } from './requests';
import { maySee, orNone, requireSeen } from './products';

const NAMES: Record<Interval, string> = {
  transaction: 'Por operação',
  day: 'Diário',
  night: 'Noturno',
  month: 'Mensal',
};

/** The limits that the user may see, with what is used, left and offered now, and pending increases. */
export async function standingLimits(ctx: Ctx): Promise<ProductLimits[]> {
  const waiting = await ctx.db
    .selectFrom('limit_requests')
    .select(['id', 'product', 'period', 'requested', 'effective_at'])
    .where('account_id', '=', ctx.accountId)
    .where('state', '=', 'pending')
    .execute();
  const products = LIMITED_PRODUCTS.filter((one) => maySee(ctx, one));
  return (await limitsStanding(ctx.db, ctx.accountId, products, ctx.now)).map(({ product, limits }) => ({
    product,
    platform: 'all',
    destination: DESTINATIONS[product as LimitedProduct],
    limits: limits.map(({ period, amount, used, left, until }): Limit => {
      const request = waiting.find((one) => one.product === product && one.period === period);
      return {
        id: `${product}:${period}`,
        interval: period,
        name: NAMES[period],
        security_measure_interval: INCREASE_HOURS,
        actual: orNone(amount),
        used,
        available: orNone(amount) === null ? null : left,
        preApproved: orNone(offeredLimit(product, period)),
        minimum: LEAST_LIMIT,
        frees_at: used ? (until?.toISOString() ?? null) : null,
        pending: request
          ? { id: request.id, requested: orNone(request.requested), effective_at: request.effective_at.toISOString() }
          : null,
      };
    }),
  }));
}

/** Products by the names that the call of the available limit has for them (AREAS-3-limits-3). */
const ASKED_AS = {
  pix: 'pix',
  payment: 'bill',
  rechargeCell: 'top-up',
  transfer: 'ted',
  transferGn: 'internal',
} satisfies Record<string, LimitedProduct & LimitProduct>;

/** The tightest of a product's limits now, in integer cents. @throws Problem 403 where the user may neither pay by the product nor see its limits. */
export async function availableLimit(
  ctx: Ctx,
  asked: keyof typeof ASKED_AS,
): Promise<Answer<'GET /account/limits/available'>> {
  if (!PAYING[asked].some((permission) => ctx.can(permission))) requireSeen(ctx, ASKED_AS[asked]);
  const tightest = (await limitsLeft(ctx.db, ctx.accountId, ASKED_AS[asked], ctx.now, null))[0]!;
  return { limitAvailable: tightest.left, friendlyMessageIfExceeded: limitMessage(tightest) };
}
