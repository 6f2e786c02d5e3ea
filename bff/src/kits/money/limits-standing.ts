import type { Db } from '../../core/database';
import { ordinaryLimit, type LimitProduct } from './limit-terms';
import type { LimitLeft } from './limits';
import { bucketsAt, nightBegins } from './night';
import { LIMIT_PERIODS } from './tables';

/** All limits of several products at an instant, with what is used of them; outside the night nothing of the night's limit is used. */
export async function limitsStanding<P extends LimitProduct>(
  db: Db,
  accountId: number,
  products: readonly P[],
  at: Date,
): Promise<{ product: P; limits: LimitLeft[] }[]> {
  const buckets = bucketsAt(at, await nightBegins(db, accountId, at));
  const own = await db
    .selectFrom('account_limits')
    .select(['product', 'period', 'amount'])
    .where('account_id', '=', accountId)
    .execute();
  const usage = await db
    .selectFrom('limit_usage')
    .select(['product', 'period', 'bucket', 'used'])
    .where('account_id', '=', accountId)
    .where(
      'bucket',
      'in',
      buckets.map(({ bucket }) => bucket),
    )
    .execute();
  return products.map((product) => ({
    product,
    limits: LIMIT_PERIODS.map((period) => {
      const now = buckets.find((one) => one.period === period);
      const amount =
        own.find((one) => one.product === product && one.period === period)?.amount ?? ordinaryLimit(product, period);
      const used =
        usage.find((one) => one.product === product && one.period === period && one.bucket === now?.bucket)?.used ?? 0;
      return { period, amount, used, left: Math.max(0, amount - used), until: now?.until ?? null };
    }),
  }));
}
