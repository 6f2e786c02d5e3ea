import { ITEM_AMOUNT, MAX_BILLET_VALUE, MAX_YEARS_AHEAD, WRITE_OFF_DAYS } from './billet-limits';
import { MAX_LINE, MAX_LINES } from './billet-message';
import { discountOn, totalsOf, WHOLE_PERCENT, type DiscountDraft, type Priced } from './charge-amounts';
import { isRealDay } from './day';
import { isSplit, splitFaults, type SplitFault, type SplitItem } from './split';

/** What issuing allows (GET /charges/conditions). Integer cents, São Paulo day. */
export interface ChargeLimits {
  minimum: number;
  minimumForFines: number;
  today: string;
}

/** Codes of the faults of a charge's fields; portal and BFF each have their message for one. */
export type ChargeFault =
  | 'day'
  | 'due'
  | 'dueFar'
  | 'minimum'
  | 'maximum'
  | 'noDiscount'
  | 'noFine'
  | 'noInterest'
  | 'amountRange'
  | 'discountOver'
  | 'discountWhole'
  | 'earlyMinimum'
  | 'until'
  | 'untilPast'
  | 'message'
  | 'messageLine'
  | 'writeOffRange'
  | 'fineRange'
  | 'interestRange'
  | SplitFault;

/** By dotted field; 'items' is about their sum. */
export type ChargeFaults = Partial<Record<string, ChargeFault>>;

/** Terms of paying late or early. Fine: percent × 100; interest: thousandths of a percent a day. */
export interface Terms {
  expire_at?: string | null | undefined;
  fine?: number | undefined;
  interest?: number | undefined;
  write_off_days?: number | string | null | undefined;
  conditional_discount?: (DiscountDraft & { until_date?: string | null | undefined }) | undefined;
}

const MOST = { fine: 1000, interest: 330 };

const defined = (faults: Record<string, ChargeFault | undefined>): ChargeFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));

/** The faults of the items and of their sum (domain.md 1), of the sum one at a time. */
export function sumFaults(
  priced: Priced & { items: readonly (SplitItem | undefined)[] },
  limits: ChargeLimits,
): ChargeFaults {
  const amounts = priced.items.map((line, at) => [
    `items.${at}.amount`,
    isWithin(line?.amount, ITEM_AMOUNT) ? undefined : 'amountRange',
  ]);
  const parts = splitFaults(priced.items);
  return defined({
    ...Object.fromEntries(amounts),
    ...sumFault(priced, limits),
    ...parts,
    ...splitDiscount(priced, 'discount'),
  });
}

/** A charge with splits may have no discount: it would not be clear from whose part it is taken (domain.md 1). */
function splitDiscount(
  draft: { items: readonly (SplitItem | undefined)[] } & {
    [K in 'discount' | 'conditional_discount']?: DiscountDraft | undefined;
  },
  field: 'discount' | 'conditional_discount',
): Record<string, ChargeFault> {
  return draft[field]?.value && isSplit(draft.items) ? { [`${field}.value`]: 'splitDiscount' } : {};
}

function sumFault(priced: Priced, limits: ChargeLimits): Record<string, ChargeFault | undefined> {
  const { items, shipping, value } = totalsOf(priced);
  if (items + shipping > MAX_BILLET_VALUE) return { items: 'maximum' };
  const discount = items > 0 ? discountFault(priced.discount, items, items + shipping, limits) : undefined;
  return discount ? { 'discount.value': discount } : { items: value < limits.minimum ? 'minimum' : undefined };
}

/** The faults of the due date and of the terms of paying late or early (domain.md 1). */
export function termFaults(draft: Priced & Terms, limits: ChargeLimits): ChargeFaults {
  const { value } = totalsOf(draft);
  const { expire_at: due, fine, interest, conditional_discount: early } = draft;
  const late = (rate: number | undefined, most: number, none: ChargeFault, range: ChargeFault) => {
    if (!rate) return undefined;
    return value < limits.minimumForFines ? none : rate > most ? range : undefined;
  };
  return defined({
    expire_at: due ? dueFault(due, limits.today) : undefined,
    fine: late(fine, MOST.fine, 'noFine', 'fineRange'),
    interest: late(interest, MOST.interest, 'noInterest', 'interestRange'),
    'conditional_discount.value': value > 0 && value <= MAX_BILLET_VALUE ? earlyFault(early, value, limits) : undefined,
    'conditional_discount.until_date': early?.until_date ? untilFault(early.until_date, due, limits) : undefined,
    write_off_days: isWithin(draft.write_off_days, WRITE_OFF_DAYS) ? undefined : 'writeOffRange',
    ...splitDiscount(draft, 'conditional_discount'),
  });
}

/** Why a day 'yyyy-mm-dd' cannot be a due date. */
export function dueFault(day: string, today: string): ChargeFault | undefined {
  if (!isRealDay(day)) return 'day';
  if (day < today) return 'due';
  const furthest = `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`;
  return day > furthest ? 'dueFar' : undefined;
}

/** The lines of a message, whatever ends them. */
export const linesOf = (message = ''): string[] => message.replace(/\r\n?/g, '\n').trim().split('\n');

/** The fault of a message that does not fit the four lines of a billet. */
export function messageFaults({ message }: { message?: string | undefined }): ChargeFaults {
  const lines = linesOf(message);
  if (lines.length > MAX_LINES) return { message: 'message' };
  return lines.some((line) => line.length > MAX_LINE) ? { message: 'messageLine' } : {};
}

/** Whether the value is missing, or a whole number within the limits. */
const isWithin = (
  value: number | string | null | undefined,
  { minimum, maximum }: { minimum: number; maximum: number },
): boolean => (value ?? '') === '' || (typeof value === 'number' && value >= minimum && value <= maximum);

function untilFault(until: string, due: string | null | undefined, { today }: ChargeLimits): ChargeFault | undefined {
  if (!isRealDay(until)) return 'day';
  if (until < today) return 'untilPast';
  return due && isRealDay(due) && until > due ? 'until' : undefined;
}

/** The fault of a discount for paying early; the minimum value of a charge must be left. */
function earlyFault(early: DiscountDraft | undefined, value: number, limits: ChargeLimits): ChargeFault | undefined {
  if (!early?.value) return undefined;
  const fault = discountFault(early, value, value, limits);
  if (fault) return fault;
  return value - discountOn(value, early) < limits.minimum ? 'earlyMinimum' : undefined;
}

/** `of`: the amount that the discount is taken from; `whole`: the amount that must be large enough to allow one. */
function discountFault(
  discount: DiscountDraft | undefined,
  of: number,
  whole: number,
  limits: ChargeLimits,
): ChargeFault | undefined {
  if (!discount?.value) return undefined;
  if (whole < limits.minimumForFines) return 'noDiscount';
  if (discount.type === 'percentage' && discount.value > WHOLE_PERCENT) return 'discountOver';
  return discountOn(of, discount) >= of ? 'discountWhole' : undefined;
}
