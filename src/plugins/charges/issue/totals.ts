import type { DiscountType, Draft } from './draft';

/** Integer cents; value = items − discount + shipping (domain.md 1). */
export interface Totals {
  items: number;
  shipping: number;
  discount: number;
  value: number;
}

const WHOLE = 10_000;

/** Cents a discount takes off: never more than there is; a percentage (× 100) is rounded half up. */
export function discountOn(amount: number, type: DiscountType, value = 0): number {
  return Math.min(amount, type === 'currency' ? value : Math.floor((2 * amount * value + WHOLE) / (2 * WHOLE)));
}

/** How many, once that is a number. */
export const countOf = (amount: number | string | null | undefined): number =>
  typeof amount === 'number' ? amount : 0;

/** A percentage is taken of the items, not of the shipping. */
export function totalsOf({
  items: lines,
  shipping = 0,
  discount: { type, value },
}: Pick<Draft, 'items' | 'shipping' | 'discount'>): Totals {
  const items = lines.reduce((sum, line) => sum + countOf(line?.amount) * (line?.value ?? 0), 0);
  const discount = discountOn(items, type, value);
  return { items, shipping, discount, value: items - discount + shipping };
}
