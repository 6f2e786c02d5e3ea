import type { Trx } from '../../core/database';
import type { LimitProduct } from './limit-terms';
import { limitMessage, limitsLeft, spendLimits, type LimitLeft } from './limits';

/** How many of several equal amounts the limits allow, and why not the others (pt-BR). */
interface Fit {
  fits: number;
  reason: string | null;
}

/** How many of `count` equal amounts are within limits, the tightest of which stands first. */
export function fitWithin(left: readonly LimitLeft[], amount: number, count: number): Fit {
  const over = left.find((one) => one.left < amount);
  if (over) return { fits: 0, reason: limitMessage(over) };
  const tightest = left.find(({ period }) => period !== 'transaction')!;
  const fits = Math.min(count, Math.floor(tightest.left / amount));
  const after = { ...tightest, left: tightest.left - fits * amount };
  return { fits, reason: fits < count ? limitMessage(after) : null };
}

/** Whether the account has set limits of a product. */
export async function isLimited(trx: Trx, accountId: number, product: LimitProduct): Promise<boolean> {
  const own = trx
    .selectFrom('account_limits')
    .select('product')
    .where('account_id', '=', accountId)
    .where('product', '=', product);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Spends the limits for as many of `count` equal amounts as they allow. The caller must hold a lock under which the account's calls of this
 * function run one at a time. A product for which the account has set no limits is not counted: the bank sets none.
 */
export async function spendWhatFits(
  trx: Trx,
  accountId: number,
  product: LimitProduct & ('billet-carnet' | 'payment-link'),
  { amount, count, at }: { amount: number; count: number; at: Date },
): Promise<Fit> {
  if (!(await isLimited(trx, accountId, product))) return { fits: count, reason: null };
  const left = await limitsLeft(trx, accountId, product, at, null);
  const found = fitWithin(left, amount, count);
  for (let rest = found.fits; rest > 0; rest--) await spendLimits(trx, accountId, product, amount, at, null);
  return found;
}
