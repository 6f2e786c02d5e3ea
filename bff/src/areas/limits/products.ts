import { LIMITED, type Interval, type LimitedProduct } from '@balcao/contract/limits';
import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import { UNLIMITED } from '../../kits/money/limit-terms';

/** Whether the user may see a product's limits: with the permission of all limits, or that of the product. */
export const maySee = (ctx: Ctx, product: LimitedProduct): boolean =>
  ctx.can('settings:general-limits:settings') || ctx.can(LIMITED[product]);

const denied = (message: string) => new Problem(403, 'forbidden', message, { type: 'permission' });

/** @throws Problem 403 where the user may not see the product's limits. */
export function requireSeen(ctx: Ctx, product: LimitedProduct): void {
  if (!maySee(ctx, product)) throw denied('Você não tem permissão para ver este limite.');
}

/** @throws Problem 403 where the user may not change the product's limits. */
export function requireProduct(ctx: Ctx, product: LimitedProduct): void {
  if (!ctx.can(LIMITED[product])) throw denied('Você não tem permissão para alterar este limite.');
}

/** Reads a limit's id, such as 'pix:day': its product and interval. */
export function readLimitId(id: string): { product: LimitedProduct; interval: Interval } {
  const [product, interval] = id.split(':') as [LimitedProduct, Interval];
  return { product, interval };
}

/** Integer cents of a limit; null where they mean that there is no limit. */
export const orNone = (cents: number): number | null => (cents >= UNLIMITED ? null : cents);
