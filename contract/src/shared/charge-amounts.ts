/** currency: integer cents. percentage: percent × 100 (500 = 5 %). */
export interface Discount {
  type: 'currency' | 'percentage';
  value: number;
}

/** A discount while it is typed. */
export interface DiscountDraft {
  type: Discount['type'];
  value?: number | undefined;
}

/** What a charge's value is made of; a draft may lack parts of it. Integer cents. */
export interface Priced {
  items: readonly ({ amount?: number | string | null | undefined; value?: number | undefined } | undefined)[];
  shipping?: number | undefined;
  discount?: DiscountDraft | undefined;
}

/** Integer cents; value = items − discount + shipping (domain.md 1). */
export interface Totals {
  items: number;
  shipping: number;
  discount: number;
  value: number;
}

/** 100 % in the unit of percentages, percent × 100. */
export const WHOLE_PERCENT = 10_000;

/** Cents a discount takes off an amount: never more than there is; a percentage is rounded half up. */
export function discountOn(amount: number, { type, value = 0 }: DiscountDraft): number {
  if (type === 'currency') return Math.min(amount, value);
  const percent = Math.min(value, WHOLE_PERCENT);
  return Math.min(amount, Math.floor((2 * amount * percent + WHOLE_PERCENT) / (2 * WHOLE_PERCENT)));
}

/** The quantity as a number; 0 where it is none yet. */
export const countOf = (amount: number | string | null | undefined): number =>
  typeof amount === 'number' ? amount : 0;

/** A percentage is taken of the items, not of the shipping. */
export function totalsOf({ items: lines, shipping = 0, discount: asked }: Priced): Totals {
  const items = lines.reduce((sum, line) => sum + countOf(line?.amount) * (line?.value ?? 0), 0);
  const discount = asked ? discountOn(items, asked) : 0;
  return { items, shipping, discount, value: items - discount + shipping };
}
