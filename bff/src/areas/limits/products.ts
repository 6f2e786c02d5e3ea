import { LIMITED, type Interval, type LimitedProduct } from '@balcao/contract/limits';
import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import { UNLIMITED } from '../../kits/money/limit-terms';

/** Who sees all the limits sees each; a product's own id is enough for its own. */
export const maySee = (ctx: Ctx, product: LimitedProduct): boolean =>
  ctx.can('settings:general-limits:settings') || ctx.can(LIMITED[product]);

const denied = (message: string) => new Problem(403, 'forbidden', message, { type: 'permission' });

/** @throws Problem 403 to who may not see this product's limits. */
export function requireSeen(ctx: Ctx, product: LimitedProduct): void {
  if (!maySee(ctx, product)) throw denied('Você não tem permissão para ver este limite.');
}

/** @throws Problem 403 to who may not change this product's limits. */
export function requireProduct(ctx: Ctx, product: LimitedProduct): void {
  if (!ctx.can(LIMITED[product])) throw denied('Você não tem permissão para alterar este limite.');
}

/** The product and the interval that the id of a limit names. */
export function readLimitId(id: string): { product: LimitedProduct; interval: Interval } {
  const [product, interval] = id.split(':') as [LimitedProduct, Interval];
  return { product, interval };
}

/** Integer cents, or null where that is no limit. */
export const orNone = (cents: number): number | null => (cents >= UNLIMITED ? null : cents);
