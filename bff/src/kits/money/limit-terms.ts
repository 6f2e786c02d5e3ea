import type { LimitPeriod } from './tables';

/** Families of operations that share a limit. */
export const LIMIT_PRODUCTS = [
  'pix',
  'pix-automatic',
  'pix-change',
  'pix-refund',
  'ted',
  'internal',
  'bill',
  'card',
  'prepaid-card',
  'investment',
  'top-up',
  'withdrawal',
  'billet-carnet',
  'payment-link',
] as const;
export type LimitProduct = (typeof LIMIT_PRODUCTS)[number];

/** Stands for no limit; integer cents. */
export const UNLIMITED = 99_999_999_999;
/** Nobody sets a limit below R$ 100,00 (AREAS-9-10). */
export const LEAST_LIMIT = 10_000;

/** What the bank allows until somebody sets another limit; integer cents (domain.md 2: the night's R$ 1.000). */
const DEFAULTS: Record<LimitPeriod, number> = {
  transaction: 5_000_000,
  day: 10_000_000,
  night: 100_000,
  month: UNLIMITED,
};
const NO_LIMIT = { transaction: UNLIMITED, day: UNLIMITED, night: UNLIMITED };
/** Pix Saque and Pix Troco: R$ 3.000 a day, R$ 1.000 at night (domain.md 2). */
const CASH = { transaction: 300_000, day: 300_000 };
const OF_PRODUCT: Partial<Record<LimitProduct, Partial<Record<LimitPeriod, number>>>> = {
  bill: { night: 10_000_000 },
  ted: { night: 10_000_000 },
  investment: NO_LIMIT,
  'billet-carnet': NO_LIMIT,
  'payment-link': NO_LIMIT,
  'pix-refund': NO_LIMIT,
  withdrawal: CASH,
  'pix-change': CASH,
  'top-up': { transaction: 50_000, day: 100_000 },
};

/** The bank's own limit; integer cents. */
export const ordinaryLimit = (product: LimitProduct, period: LimitPeriod): number =>
  OF_PRODUCT[product]?.[period] ?? DEFAULTS[period];

/** The highest limit that can be asked for, as a multiple of the bank's ordinary limit. */
const OFFERED: Record<LimitPeriod, number> = { transaction: 2, day: 2, night: 5, month: 1 };

/** The highest limit that can be asked for; integer cents. Limits of cash are the central bank's and cannot be raised (domain.md 2). */
export const offeredLimit = (product: LimitProduct, period: LimitPeriod): number =>
  OF_PRODUCT[product] === CASH
    ? ordinaryLimit(product, period)
    : Math.min(UNLIMITED, ordinaryLimit(product, period) * OFFERED[period]);
