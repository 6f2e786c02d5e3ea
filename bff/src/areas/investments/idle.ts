import type { Ctx } from '../../core/area';
import { nextBusinessDay } from '../../core/calendar';
import { listProducts, readMarket } from './market';
import { bestAnyDay } from './rules';
import { simulate } from './simulation';

/** What integer cents would yield, net, in the best asset that can be redeemed any day, until a day; null where there is none. */
export async function yieldUntil(
  ctx: Ctx,
  amount: number,
  until: string,
): Promise<{ product: number; name: string; yield: number } | null> {
  const market = await readMarket(ctx);
  const present = { di: market.diOn(ctx.today), ipca: market.lastIpca.rate };
  const best = bestAnyDay(await listProducts(ctx.services), amount, present);
  const from = nextBusinessDay(ctx.today);
  if (!best || until <= from) return null;
  const { net } = simulate(best, amount, { from, until }, market);
  return { product: best.id, name: best.name, yield: net - amount };
}
