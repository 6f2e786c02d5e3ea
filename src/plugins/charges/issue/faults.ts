import { ITEM_AMOUNT, WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { MAX_LINE, MAX_LINES } from '@balcao/contract/shared/billet-message';
import { isDay } from '../../../ui/typed-day';
import type { Draft } from './draft';
import { discountOn, totalsOf } from './totals';

/** What issuing allows (GET /charges/conditions). Integer cents, São Paulo day. */
export interface Limits {
  minimum: number;
  minimumForFines: number;
  today: string;
}

export const MAX_VALUE = 9_999_999_999;
const WHOLE = 10_000;

export type FaultKey =
  | 'day'
  | 'due'
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
  | 'interestRange';
/** Text of a fault by dotted field; 'items' is about their sum. */
export type Faults = Partial<Record<string, FaultKey>>;

/** What the server would refuse, told before it is asked; a courtesy, the server decides (domain.md 1). */
export function faultsOf(draft: Draft, limits: Limits): Faults {
  const { value, items, shipping } = totalsOf(draft);
  const faults: Faults = {};
  const put = (field: string, fault: FaultKey | undefined) => {
    if (fault) faults[field] = fault;
  };
  draft.items.forEach((line, at) =>
    put(`items.${at}.amount`, isWithin(line?.amount, ITEM_AMOUNT) ? undefined : 'amountRange'),
  );
  put('items', items + shipping > MAX_VALUE ? 'maximum' : value < limits.minimum ? 'minimum' : undefined);
  if (items > 0) put('discount.value', discountFault(draft.discount, items, items + shipping, limits));
  if (draft.expire_at)
    put('expire_at', !isDay(draft.expire_at) ? 'day' : draft.expire_at < limits.today ? 'due' : undefined);
  if (draft.fine) put('fine', value < limits.minimumForFines ? 'noFine' : draft.fine > 1000 ? 'fineRange' : undefined);
  if (draft.interest)
    put('interest', value < limits.minimumForFines ? 'noInterest' : draft.interest > 330 ? 'interestRange' : undefined);
  const early = draft.conditional_discount;
  if (value > 0)
    put(
      'conditional_discount.value',
      discountFault(early, value, value, limits) ??
        (early.value && value - discountOn(value, early.type, early.value) < limits.minimum
          ? 'earlyMinimum'
          : undefined),
    );
  if (early.until_date) put('conditional_discount.until_date', untilFault(early.until_date, draft.expire_at, limits));
  put('write_off_days', isWithin(draft.write_off_days, WRITE_OFF_DAYS) ? undefined : 'writeOffRange');
  put(
    'message',
    isMessage(draft.message) ? undefined : linesOf(draft.message).length > MAX_LINES ? 'message' : 'messageLine',
  );
  return faults;
}

/** Whether it is a whole number of those, or nothing. */
const isWithin = (
  value: number | string | null | undefined,
  { minimum, maximum }: { minimum: number; maximum: number },
): boolean => (value ?? '') === '' || (typeof value === 'number' && value >= minimum && value <= maximum);

function untilFault(until: string, due: string | null | undefined, { today }: Limits): FaultKey | undefined {
  if (!isDay(until)) return 'day';
  if (until < today) return 'untilPast';
  return isDay(due) && until > due ? 'until' : undefined;
}

/** `of`: what the discount is taken of; `whole`: what must be large enough to take one. */
function discountFault(
  { type, value }: Draft['discount'],
  of: number,
  whole: number,
  limits: Limits,
): FaultKey | undefined {
  if (!value) return undefined;
  if (whole < limits.minimumForFines) return 'noDiscount';
  if (type === 'percentage' && value > WHOLE) return 'discountOver';
  return discountOn(of, type, value) >= of ? 'discountWhole' : undefined;
}

export const linesOf = (message = ''): string[] => message.replace(/\r\n?/g, '\n').trim().split('\n');

/** 4 lines of 100 characters (domain.md 1). */
export const isMessage = (message?: string): boolean => {
  const lines = linesOf(message);
  return lines.length <= MAX_LINES && lines.every((line) => line.length <= MAX_LINE);
};

/** The first line that is too long: which it is, and how long. */
export function longLineOf(message?: string): { line: number; used: number } {
  const lines = linesOf(message);
  const at = lines.findIndex((line) => line.length > MAX_LINE);
  return { line: at + 1, used: lines[at]?.length ?? 0 };
}

export const STEPS = ['customer', 'items', 'terms', 'review'] as const;
export type StepKey = (typeof STEPS)[number];

/** Where a field of the request is filled in. */
export function stepOf(field: string): StepKey {
  const [first] = field.split(/[./]/).filter(Boolean);
  if (first === 'customers') return 'customer';
  return first === 'items' || first === 'shipping' || first === 'discount' ? 'items' : 'terms';
}

/** The first step that is not right yet: a draft that comes back later goes no further. */
export function firstOpen(draft: Draft, limits: Limits): number {
  const open = Object.keys(faultsOf(draft, limits));
  if (draft.customers.length === 0) open.push('customers');
  if (!draft.expire_at) open.push('expire_at');
  return Math.min(STEPS.length - 1, ...open.map((field) => STEPS.indexOf(stepOf(field))));
}
