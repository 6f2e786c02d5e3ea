import { addDays, isBusinessDay, weekday } from '../../core/calendar';

/**
 * A day that counts for the basis of 252: Monday to Friday but for national bank holidays. 31 December counts, though nothing clears then
 * (domain-next.md 3).
 */
export const isInterestDay = (day: string): boolean =>
  isBusinessDay(day) || (day.endsWith('-12-31') && weekday(day) % 6 !== 0);

/** Interest days in [from, to). */
export function listInterestDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) if (isInterestDay(day)) days.push(day);
  return days;
}

/** What an asset yields: part of the DI rate or the IPCA, plus a coupon, or a coupon alone. Rates are ten-thousandths of a percent. */
export interface Yielding {
  index: 'DI' | 'PRE' | 'IPCA';
  /** Share of the DI rate: 1_100_000 is 110 %; 0 where there is none. */
  indexRate: number;
  /** Yearly rate on top, or the whole rate of a prefixed one: 125_000 is 12.5 %. */
  coupon: number;
}

/** Yearly DI rate of a day in percent with two decimals, as an integer: 1490 is 14.90 %. */
export type DiOn = (day: string) => number;
/** IPCA of a month ('yyyy-mm') in percent with two decimals, as an integer; negative where prices fell. */
export type IpcaOn = (month: string) => number;

/** The market's indexes, past and projected. */
export interface Indexes {
  diOn: DiOn;
  ipcaOn: IpcaOn;
}

const ONE_8 = 100_000_000n;
const ONE_16 = ONE_8 * ONE_8;

/** DI factor of one day less one, with eight decimals: round8((1 + DI/100)^(1/252) − 1). */
export const dailyDi = (di: number): number => Math.round(((1 + di / 10_000) ** (1 / 252) - 1) * 1e8);

/** Growth by a yearly rate over n days of 252, rounded at nine decimals. */
const couponGrowth = (coupon: number, days: number): bigint =>
  BigInt(Math.round((1 + coupon / 1_000_000) ** (days / 252) * 1e9));

/** Interest days of a month 'yyyy-mm'. */
const interestDaysIn = (month: string): number =>
  listInterestDays(`${month}-01`, `${addDays(`${month}-28`, 4).slice(0, 7)}-01`).length;

/** Growth by the IPCA over interest days: a month counts by its share of that month's interest days; rounded once, at eight decimals. */
function ipcaGrowth(days: readonly string[], ipcaOn: IpcaOn): bigint {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1);
  let factor = 1;
  for (const [month, count] of counts) factor *= (1 + ipcaOn(month) / 10_000) ** (count / interestDaysIn(month));
  return BigInt(Math.round(factor * 1e8));
}

/**
 * Growth of an asset over [from, to) with eight decimals, as an integer: 100_000_000 is 1. B3's formulas (domain-next.md 3): the product of
 * the days' factors is cut at 16 decimals, the coupon's factor is rounded at 9, and the end at 8.
 */
export function growthOf(
  { index, indexRate, coupon }: Yielding,
  from: string,
  to: string,
  { diOn, ipcaOn }: Indexes,
): number {
  const days = listInterestDays(from, to);
  let product = ONE_16;
  if (index === 'DI')
    for (const day of days)
      // a day's factor has 14 decimals: eight of the rate, and six of the share in percent
      product = (product * (ONE_16 + BigInt(dailyDi(diOn(day))) * BigInt(indexRate) * 100n)) / ONE_16;
  if (index === 'IPCA') product = ipcaGrowth(days, ipcaOn) * ONE_8;
  const whole = product * couponGrowth(coupon, coupon ? days.length : 0);
  const unit = ONE_8 * 1_000_000_000n;
  return Number((2n * whole + unit) / (2n * unit));
}

/** Units stand for what was invested with four decimals of a cent, so that no part taken out loses a cent. */
const UNITS = 10_000n;
const round = (a: bigint, by: bigint): number => Number((2n * a + by) / (2n * by));

/** Units of integer cents on the day they are invested. */
export const unitsOf = (cents: number): number => Number(BigInt(cents) * UNITS);

/** Integer cents that units are worth at a growth. */
export const worthOf = (units: number, growth: number): number => round(BigInt(units) * BigInt(growth), UNITS * ONE_8);

/** What is left of units and of the invested cents once integer cents were taken out of what they are worth. */
export function takeOut(
  { units, principal }: { units: number; principal: number },
  gross: number,
  growth: number,
): { units: number; principal: number } {
  const left = worthOf(units, growth) - gross;
  if (left <= 0) return { units: 0, principal: 0 };
  const kept = round(BigInt(left) * UNITS * ONE_8, BigInt(growth));
  return { units: kept, principal: round(BigInt(principal) * BigInt(kept), BigInt(units)) };
}

/** Percent of the yield that IOF takes by whole days since the purchase; none from day 30 on (Decreto 6.306/2007, domain.md 4). */
const IOF = [
  96, 93, 90, 86, 83, 80, 76, 73, 70, 66, 63, 60, 56, 53, 50, 46, 43, 40, 36, 33, 30, 26, 23, 20, 16, 13, 10, 6, 3,
];
/** Days until the last one with IOF is over. */
export const IOF_DAYS = IOF.length + 1;

export const iofPercent = (days: number): number => (days < 1 ? 100 : (IOF[days - 1] ?? 0));

/** Income tax on the yield by calendar days, in tenths of a percent (Lei 11.033/2004, domain.md 4). */
export const incomeTaxRate = (days: number): number =>
  days <= 180 ? 225 : days <= 360 ? 200 : days <= 720 ? 175 : 150;

/** What becomes of a gross value: integer cents. */
export interface Net {
  gross: number;
  yield: number;
  iof: number;
  incomeTax: number;
  net: number;
}

/**
 * Taxes on what is taken out after calendar days: IOF on the yield first, income tax on the remainder, each rounded half up once.
 * @param isExempt from income tax, as LCI and LCA are for natural persons
 */
export function netOf(gross: number, principal: number, days: number, isExempt: boolean): Net {
  const earned = Math.max(0, gross - principal);
  const iof = round(BigInt(earned) * BigInt(iofPercent(days)), 100n);
  const incomeTax = isExempt ? 0 : round(BigInt(earned - iof) * BigInt(incomeTaxRate(days)), 1000n);
  return { gross, yield: gross - principal, iof, incomeTax, net: gross - iof - incomeTax };
}

/** Savings: 0.5 % for each whole month, as long as the yearly DI rate is above 8.5 % (Lei 12.703/2012; TR taken as zero), else 70 % of it. */
export function savingsOf(cents: number, months: number, di: number): number {
  const monthly = di > 850 ? 0.005 : (1 + (di * 0.7) / 10_000) ** (1 / 12) - 1;
  return Math.round(cents * (1 + monthly) ** months);
}
