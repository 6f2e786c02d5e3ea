import { addDays, diffDays } from '../../core/calendar';
import type { Product } from '../../rails/broker/port';
import { isExempt } from './rules';
import type { Market } from './value';
import { growthOf, netOf, savingsOf, unitsOf, worthOf, type Yielding } from './yield';

const DI: Yielding = { index: 'DI', indexRate: 1_000_000, coupon: 0 };
const MOST_POINTS = 13;
const MONTH = 30;

interface Span {
  from: string;
  until: string;
}

/** The days of a picture: a point a month where they are few, spread evenly where they are many, the first and last among them. */
export function daysOfPicture({ from, until }: Span): string[] {
  const days = diffDays(from, until);
  const steps = Math.max(1, Math.min(MOST_POINTS - 1, Math.ceil(days / MONTH)));
  return Array.from({ length: steps + 1 }, (_, n) => addDays(from, Math.round((days * n) / steps)));
}

/** What integer cents become, net for the holder, at the present DI rate and the last known IPCA; savings and the whole DI beside it. */
export function simulate(product: Product, amount: number, span: Span, { diOn, ipcaOn, isPerson, today }: Market) {
  // rates to come are those of today
  const rate = diOn(today);
  const indexes = { diOn: () => rate, ipcaOn };
  const units = unitsOf(amount);
  const exempt = isExempt(product.kind, isPerson);
  const netOn = (day: string) =>
    netOf(worthOf(units, growthOf(product, span.from, day, indexes)), amount, diffDays(span.from, day), exempt);
  const points = daysOfPicture(span).map((day) => ({
    day,
    net: netOn(day).net,
    savings: savingsOf(amount, Math.floor(diffDays(span.from, day) / MONTH), rate),
    cdi: worthOf(units, growthOf(DI, span.from, day, indexes)),
  }));
  return { ...netOn(span.until), points };
}
