import type { MachinePlan } from '@balcao/contract/card-machine/shapes';
import { MOST_PARCELS } from '@balcao/contract/shared/card-machine';
import { addDays, diffDays, nextBusinessDay } from '../../core/calendar';
import { mulDiv } from '../../core/money';

type Rates = MachinePlan['rates'];
export type Modality = Rates[number]['modality'];
export type Brand = Rates[number]['brands'][number];

/** What was sold, on a São Paulo day; integer cents. */
export interface Sold {
  day: string;
  modality: Modality;
  /** Null of a Pix. */
  brand: Brand | null;
  parcels: number;
  amount: number;
}

/** One instalment of what is received: `fee` of the sale, `anticipationFee` of being paid before its month. */
export interface Part {
  parcel: number;
  gross: number;
  fee: number;
  anticipationFee: number;
  net: number;
  day: string;
}

const COMMON: Brand[] = ['visa', 'mastercard'];
const OTHERS: Brand[] = ['elo', 'cabal'];
const VOUCHERS: Brand[] = ['alelo', 'vr'];

/** Rates by modality, brand and number of instalments, in hundredths of a percent. */
const RATES: Rates = [
  { modality: 'debit', brands: COMMON, from: 1, to: 1, rate: 99 },
  { modality: 'debit', brands: OTHERS, from: 1, to: 1, rate: 129 },
  { modality: 'credit', brands: COMMON, from: 1, to: 1, rate: 249 },
  { modality: 'credit', brands: COMMON, from: 2, to: 6, rate: 289 },
  { modality: 'credit', brands: COMMON, from: 7, to: MOST_PARCELS, rate: 329 },
  { modality: 'credit', brands: OTHERS, from: 1, to: 1, rate: 299 },
  { modality: 'credit', brands: OTHERS, from: 2, to: 6, rate: 339 },
  { modality: 'credit', brands: OTHERS, from: 7, to: MOST_PARCELS, rate: 379 },
  { modality: 'pix', brands: [], from: 1, to: 1, rate: 75 },
  { modality: 'voucher', brands: VOUCHERS, from: 1, to: 1, rate: 350 },
];

/** The plans on offer, by the days in which credit is paid; 0: none, each instalment is paid in its own month. */
export const PLANS: readonly MachinePlan[] = [
  { anticipation_due_days: 0, anticipation_rate: 0, rates: RATES },
  { anticipation_due_days: 1, anticipation_rate: 199, rates: RATES },
  { anticipation_due_days: 14, anticipation_rate: 169, rates: RATES },
  { anticipation_due_days: 30, anticipation_rate: 149, rates: RATES },
];

/** The rate of a sale, in hundredths of a percent; null where the plan takes no such sale. */
export const rateOf = ({ rates }: MachinePlan, { modality, brand, parcels }: Omit<Sold, 'day' | 'amount'>) =>
  rates.find(
    (one) =>
      one.modality === modality &&
      (one.brands.length === 0 ? brand === null : brand !== null && one.brands.includes(brand)) &&
      parcels >= one.from &&
      parcels <= one.to,
  )?.rate ?? null;

const MONTH = 30;

/** The day on which an instalment is paid without anticipation: debit on the next business day, a Pix at once. */
export function usualDay(day: string, modality: Modality, parcel: number): string {
  if (modality === 'pix') return day;
  return nextBusinessDay(addDays(day, modality === 'debit' ? 1 : MONTH * parcel));
}

/** The day on which an instalment is paid by a plan: anticipation brings credit forward, and never puts it off. */
export function payDay(day: string, modality: Modality, parcel: number, dueDays: number): string {
  const usual = usualDay(day, modality, parcel);
  if (modality !== 'credit' || dueDays === 0) return usual;
  const early = nextBusinessDay(addDays(day, dueDays));
  return early < usual ? early : usual;
}

/** An amount in parts as equal as cents allow, the first with what is over. */
export function partsOf(amount: number, parcels: number): number[] {
  const each = Math.floor(amount / parcels);
  return Array.from({ length: parcels }, (_, n) => (n === 0 ? amount - each * (parcels - 1) : each));
}

/**
 * What is received of a sale, instalment by instalment; null where the plan takes no such sale. Anticipation costs the monthly rate of
 * what the sale's fee leaves, by the days it is paid early.
 * @param extra hundredths of a percent on top of the plan's rate
 */
export function reckon(plan: MachinePlan, sold: Sold, extra = 0): Part[] | null {
  const { day, modality, parcels, amount } = sold;
  const rate = rateOf(plan, sold);
  if (rate === null) return null;
  return partsOf(amount, parcels).map((gross, at) => {
    const parcel = at + 1;
    const paid = payDay(day, modality, parcel, plan.anticipation_due_days);
    const early = diffDays(paid, usualDay(day, modality, parcel));
    const fee = mulDiv(gross, rate + extra, 10_000);
    const anticipationFee = mulDiv(gross - fee, plan.anticipation_rate * early, 10_000 * MONTH);
    return { parcel, gross, fee, anticipationFee, net: gross - fee - anticipationFee, day: paid };
  });
}

/** What a sale costs by a plan as a whole, integer cents; null where the plan takes no such sale. */
export const costOf = (plan: MachinePlan, sold: Sold): number | null =>
  reckon(plan, sold)?.reduce((sum, { fee, anticipationFee }) => sum + fee + anticipationFee, 0) ?? null;
