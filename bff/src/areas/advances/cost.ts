import { diffDays } from '../../core/calendar';
import { mulDiv } from '../../core/money';
import type { Offer } from '../../rails/funder/port';

/** Percents a day and once of the IOF that a company pays on credit, in ten-millionths (Decreto 6.306/2007, domain-next.md 6). */
const IOF_DAILY = 820;
const IOF_DAILY_SIMPLES = 274;
const IOF_ONCE = 38_000;
const IOF_MOST_DAYS = 365;
/** Most credit, in integer cents, on which a company in Simples Nacional pays the lower daily IOF. */
export const SIMPLES_LIMIT = 3_000_000;

/** A billet as the funder sees it: integer cents, São Paulo day. */
export interface Receivable {
  id: number;
  value: number;
  due: string;
}

/** What advancing one billet brings and costs; integer cents. */
export interface Quoted extends Receivable {
  days: number;
  discount: number;
  iof: number;
  net: number;
}

/** Present value of cents due after calendar days, at a monthly rate (percent with two decimals) over months of 30 days. */
export const presentValue = (value: number, days: number, monthlyRate: number): number =>
  Math.round(value / (1 + monthlyRate / 10_000) ** (days / 30));

/** Whether a credit of integer cents bears the lower daily IOF. @param isSimples the company is in Simples Nacional */
export const hasLowerIof = (isSimples: boolean, credit: number): boolean => isSimples && credit <= SIMPLES_LIMIT;

/** IOF of a loan of integer cents for calendar days, rounded half up once. @param isLower the daily rate of Simples Nacional */
export const iofOf = (cents: number, days: number, isLower = false): number =>
  mulDiv(cents, (isLower ? IOF_DAILY_SIMPLES : IOF_DAILY) * Math.min(days, IOF_MOST_DAYS) + IOF_ONCE, 10_000_000);

type Terms = Pick<Offer, 'legalForm' | 'monthlyRate'>;

/** What a billet brings on the day of the credit. A cession bears no IOF: it is a sale, not a loan. */
export function quote(one: Receivable, offer: Terms, day: string, isLower = false): Quoted {
  const days = diffDays(day, one.due);
  const present = presentValue(one.value, days, offer.monthlyRate);
  const iof = offer.legalForm === 'loan' ? iofOf(present, days, isLower) : 0;
  return { ...one, days, discount: one.value - present, iof, net: present - iof };
}

/** What the billets of one contract bring; its whole credit decides on the IOF of each. @param isSimples as the signer declares */
export function quoteContract(all: readonly Receivable[], offer: Terms, day: string, isSimples: boolean) {
  const credit = all.reduce((sum, one) => sum + presentValue(one.value, diffDays(day, one.due), offer.monthlyRate), 0);
  const isLower = offer.legalForm === 'loan' && hasLowerIof(isSimples, credit);
  return { hasLowerIof: isLower, items: all.map((one) => quote(one, offer, day, isLower)) };
}

/** The sums of a contract. */
export function totalOf(items: readonly Quoted[], fee: number) {
  const sum = (of: (one: Quoted) => number) => items.reduce((all, one) => all + of(one), 0);
  const net = sum((one) => one.net) - fee;
  return {
    gross: sum(({ value }) => value),
    discount: sum(({ discount }) => discount),
    iof: sum(({ iof }) => iof),
    fee,
    net,
  };
}

interface Flow {
  /** Integer cents paid back. */
  amount: number;
  /** Days after the credit; a fraction is allowed. */
  days: number;
}

/**
 * Total effective cost: the rate with Σ amount / (1 + CET)^(days / 365) = credited (Resolução CMN 4.881/2020). Percent a year and a month,
 * with two decimals, as integers; 0 where nothing is lost.
 */
export function effectiveCost(credited: number, flows: readonly Flow[]): { yearly: number; monthly: number } {
  const worth = (rate: number) => flows.reduce((sum, { amount, days }) => sum + amount / (1 + rate) ** (days / 365), 0);
  if (credited <= 0 || worth(0) <= credited) return { yearly: 0, monthly: 0 };
  let low = 0;
  let high = 1;
  while (worth(high) > credited && high < 1e6) high *= 2;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > credited) low = middle;
    else high = middle;
  }
  return { yearly: Math.round(high * 10_000), monthly: Math.round(((1 + high) ** (1 / 12) - 1) * 10_000) };
}
