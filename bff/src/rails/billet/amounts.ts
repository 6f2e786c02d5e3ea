import { discountOn, type Discount } from '@balcao/contract/shared/charge-amounts';
import { addDays, diffDays, nextBusinessDay, previousBusinessDay } from '../../core/calendar';
import { mulDiv } from '../../core/money';

/** Terms that a billet was issued on. All money in integer cents, all days 'yyyy-mm-dd' in São Paulo. */
export type BilletTerms = {
  /** Items and shipping, before any discount. */
  value: number;
  dueDay: string;
  discount?: Discount | null;
  /** Granted if the billet is paid on or before untilDay. */
  conditionalDiscount?: (Discount & { untilDay: string }) | null;
  /** Percent × 100, charged once; 200 = 2 %. */
  fine?: number;
  /** Thousandths of a percent a day; 33 = 0.033 %. */
  interest?: number;
};

export type AmountLine = { kind: 'value' | 'discount' | 'fine' | 'interest'; amount: number; days: number | null };
/** Lines are positive amounts; a discount is subtracted. days is set on fine and interest only. */
export type AmountDue = { total: number; lines: AmountLine[] };

const PERCENT = 10_000;
const DAILY = 100_000;

/** Nominal value, printed on the billet and coded in its barcode: the value less the unconditional discount. */
export const nominalValue = ({ value, discount }: Pick<BilletTerms, 'value' | 'discount'>): number =>
  value - (discount ? discountOn(value, discount) : 0);

/** Last day a billet may be paid without fine: its due day, or the next business day after a weekend or bank holiday (Lei 7.089/1983). */
export const lastDayWithoutFine = (dueDay: string): string => nextBusinessDay(dueDay);

/** The latest due day that counts as overdue on a day: the last business day before. Later due days can still be paid without fine. */
export const lastOverdueDay = (day: string): string => previousBusinessDay(addDays(day, -1));

/** Days late on a day: 0 up to the last day without fine, then counted from the due day itself. */
export const daysLate = (dueDay: string, day: string): number =>
  day <= lastDayWithoutFine(dueDay) ? 0 : diffDays(dueDay, day);

/** The fine on a nominal value, charged once, rounded half up. */
export const fineOf = (nominal: number, fine: number): number => mulDiv(nominal, fine, PERCENT);

/** Simple interest on a nominal value over days, rounded half up once, at the end. */
export const interestOf = (nominal: number, interest: number, days: number): number =>
  mulDiv(nominal, BigInt(interest) * BigInt(days), DAILY);

/**
 * The amount due of a billet on a day, line by line (contract AmountDue).
 * Fine, interest and the conditional discount are computed on the nominal value; a line of zero cents is left out.
 * @throws RangeError for a day that does not exist. Source: domain.md 1.
 */
export const amountDue = (terms: BilletTerms, day: string): AmountDue => {
  const nominal = nominalValue(terms);
  const { conditionalDiscount: conditional } = terms;
  const days = daysLate(terms.dueDay, day);
  const reduction = conditional && days === 0 && day <= conditional.untilDay ? discountOn(nominal, conditional) : 0;
  const discount = terms.value - nominal + reduction;
  const fine = days > 0 ? fineOf(nominal, terms.fine ?? 0) : 0;
  const interest = interestOf(nominal, terms.interest ?? 0, days);
  const lines: AmountLine[] = [
    { kind: 'value', amount: terms.value, days: null },
    { kind: 'discount', amount: discount, days: null },
    { kind: 'fine', amount: fine, days },
    { kind: 'interest', amount: interest, days },
  ];
  return {
    total: terms.value - discount + fine + interest,
    lines: lines.filter((line) => line.kind === 'value' || line.amount > 0),
  };
};
