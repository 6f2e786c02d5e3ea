import { countOf, WHOLE_PERCENT } from './charge-amounts';

/** Payees of one item at most. */
export const MOST_PAYEES = 10;
/** The payee code of an account: 32 hex digits. */
export const PAYEE_CODE = /^[0-9a-f]{32}$/;

/** A payee's part of an item. currency: integer cents. percentage: percent × 100. */
export interface Repass {
  payee_code: string;
  type: 'currency' | 'percentage';
  value: number;
}

/** A part while it is typed. */
export type RepassDraft = { [K in keyof Repass]?: Repass[K] | undefined } | undefined;

/** An item with its parts; a draft may lack some. */
export interface SplitItem {
  amount?: number | string | null | undefined;
  value?: number | undefined;
  repasses?: readonly RepassDraft[] | undefined;
}

export type SplitFault = 'splitTwice' | 'splitZero' | 'splitOver' | 'splitDiscount';

/** The total of an item, integer cents. */
const lineOf = (item: SplitItem | undefined): number => countOf(item?.amount) * (item?.value ?? 0);

/** A payee code in comparable form: people paste codes with spaces around them, or in capitals. */
export const cleanCode = (code: string | undefined): string => (code ?? '').trim().toLowerCase();

/** a × b ÷ c in whole numbers, rounded down; exact whatever their size. */
const share = (a: number, b: number, c: number): number => Number((BigInt(a) * BigInt(b)) / BigInt(c));

/** A part of an item in cents, rounded down; the remainder stays with the issuer. */
export function shareOf(line: number, part: RepassDraft): number {
  if (!part?.value) return 0;
  return part.type === 'percentage' ? share(line, part.value, WHOLE_PERCENT) : part.value;
}

/** What each payee gets of a charge paid as issued, in the order of its items; a draft's blank parts count nothing. */
export function splitOf(items: readonly (SplitItem | undefined)[]): { payee_code: string; share: number }[] {
  const sums = new Map<string, number>();
  for (const item of items)
    for (const part of item?.repasses ?? []) {
      const code = cleanCode(part?.payee_code);
      if (code) sums.set(code, (sums.get(code) ?? 0) + shareOf(lineOf(item), part));
    }
  return [...sums].map(([payee_code, cents]) => ({ payee_code, share: cents }));
}

/** How much of a charge that is paid as issued goes to payees. Integer cents. */
export const splitSum = (items: readonly (SplitItem | undefined)[]): number =>
  splitOf(items).reduce((sum, { share: cents }) => sum + cents, 0);

/** The faults of the items' splits, by dotted field (domain.md 1): at most the whole item, no part of zero, no payee twice. */
export function splitFaults(items: readonly (SplitItem | undefined)[]): Record<string, SplitFault> {
  const faults: Record<string, SplitFault> = {};
  for (const [at, item] of items.entries()) {
    const line = lineOf(item);
    const seen = new Set<string>();
    let [cents, percent] = [0, 0];
    for (const [n, part] of (item?.repasses ?? []).entries()) {
      const code = cleanCode(part?.payee_code);
      if (code && seen.has(code)) faults[`items.${at}.repasses.${n}.payee_code`] = 'splitTwice';
      seen.add(code);
      const own = shareOf(line, part);
      cents += own;
      percent += part?.type === 'percentage' ? (part.value ?? 0) : 0;
      const field = `items.${at}.repasses.${n}.value`;
      if (part?.value === 0 || (line > 0 && part?.value && own === 0)) faults[field] = 'splitZero';
      else if (line > 0 && (cents > line || percent > WHOLE_PERCENT)) faults[field] = 'splitOver';
    }
  }
  return faults;
}

/** Whether any item has a part for somebody else. */
export const isSplit = (items: readonly (SplitItem | undefined)[]): boolean =>
  items.some((item) => (item?.repasses ?? []).length > 0);

/**
 * How much of a payment each share gets, in their order; the rest, with every odd cent, is the issuer's. Integer cents. A payment below the
 * charge's value reduces every share in proportion; anything above it (fine, interest) is the issuer's. The issuer also pays the fee; only
 * where their rest does not cover it, the shares pay the difference, in proportion.
 */
export function distribute({
  paid,
  value,
  fee,
  shares,
}: {
  paid: number;
  value: number;
  fee: number;
  shares: readonly number[];
}): number[] {
  const scaled = shares.map((one) => share(one, Math.min(paid, value), value));
  const most = Math.max(0, paid - fee);
  const sum = scaled.reduce((all, one) => all + one, 0);
  return sum <= most ? scaled : scaled.map((one) => share(one, most, sum));
}
