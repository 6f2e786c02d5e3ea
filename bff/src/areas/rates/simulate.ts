import type { RELEASE_DAYS, Rates, ReceiptOption } from '@balcao/contract/rates';
import { addDays, nextBusinessDay } from '../../core/calendar';
import { mulDiv } from '../../core/money';
import { cardPlan, type CardPlan } from '../../kits/charging/rates/card-plan';

type Release = (typeof RELEASE_DAYS)[number];

/** The account's terms for payments by card. */
export interface CardOffer {
  release: Release;
  maxInstalments: number;
  /** Smallest instalment, integer cents. */
  minInstalment: number;
}

/** The day n business days after a day; with 0 the day itself. */
export function afterBusinessDays(day: string, n: number): string {
  let at = day;
  for (let left = n; left > 0; left--) at = nextBusinessDay(addDays(at, 1));
  return at;
}

/**
 * The net receipts of a value paid today, for each method and number of instalments that the account offers. Integer cents; a fee is
 * computed on the whole value and rounded half up once; receipts due on a day that is no business day move to the next one.
 */
export function simulate(value: number, today: string, rates: Rates, card: CardOffer): ReceiptOption[] {
  const { pix, billet } = rates.charges;
  const once = (method: 'pix' | 'billet', price: number, day: string): ReceiptOption => {
    const fee = Math.min(price, value);
    return {
      method,
      instalments: 1,
      release: null,
      fee,
      net: value - fee,
      receipts: [{ day, value: value - fee }],
    };
  };
  const options = [
    once('pix', mulDiv(value, pix.percent, 10_000), afterBusinessDays(today, pix.executionDays)),
    once('billet', billet.fee, afterBusinessDays(today, billet.executionDays)),
  ];
  for (let n = 1; n <= card.maxInstalments; n++) {
    if (n > 1 && Math.floor(value / n) < card.minInstalment) break;
    const plan = cardPlan(value, n, today, rates, card.release);
    if (plan) options.push(optionOf(n, card.release, plan));
  }
  return options;
}

const optionOf = (instalments: number, release: Release, { fee, receipts }: CardPlan): ReceiptOption => ({
  method: 'card',
  instalments,
  release,
  fee,
  net: receipts.reduce((sum, { net }) => sum + net, 0),
  receipts: receipts.map(({ day, net }) => ({ day, value: net })),
});
