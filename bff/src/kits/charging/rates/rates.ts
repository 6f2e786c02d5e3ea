import type { Rates } from '@balcao/contract/rates';
import type { Db, Trx } from '../../../core/database';
import './tables';

const bands = (one: number, six: number, twelve: number) => [
  { from: 1, to: 1, percent: one, fixed: 29 },
  { from: 2, to: 6, percent: six, fixed: 29 },
  { from: 7, to: 12, percent: twelve, fixed: 29 },
];

/** The bank's usual rates, integer cents and percent × 100: the one place they are written (AREAS-3-rates-1). */
export const USUAL_RATES: Rates = {
  transfers: {
    thirdPartyTransferCost: 350,
    minValueNoChargeTransferCost: 100_000,
    belowMinTransferCost: 200,
    scheduledTransfer: 0,
    transferExecutionDays: 1,
  },
  charges: {
    billet: { fee: 349, executionDays: 1 },
    carnet: { fee: 349, executionDays: 1 },
    pix: { percent: 119, executionDays: 0 },
  },
  card: [
    { release: 2, bands: bands(499, 799, 1099) },
    { release: 14, bands: bands(449, 699, 899) },
    { release: 30, bands: bands(349, 399, 459) },
  ],
  cardDefaults: { release: 30, maxInstalments: 12 },
};

/** The rates of an account, by which every fee is taken: the usual ones, with those agreed in their place. */
export async function ratesOf(db: Db | Trx, accountId: number): Promise<Rates> {
  const row = await db
    .selectFrom('account_rates')
    .select('rates')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const agreed = row?.rates ?? {};
  const { transfers, charges, card, cardDefaults } = USUAL_RATES;
  return {
    transfers: { ...transfers, ...agreed.transfers },
    charges: {
      billet: { ...charges.billet, ...agreed.charges?.billet },
      carnet: { ...charges.carnet, ...agreed.charges?.carnet },
      pix: { ...charges.pix, ...agreed.charges?.pix },
    },
    card: agreed.card ?? card,
    cardDefaults,
  };
}
