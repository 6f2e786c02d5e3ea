import type { JSONColumnType } from 'kysely';
import type { Rates } from '@balcao/contract/rates';

/** Rates that were agreed in place of the usual ones: single ones of charges and transfers, the card's only as a whole. */
export interface AgreedRates {
  transfers?: Partial<Rates['transfers']>;
  charges?: { [K in keyof Rates['charges']]?: Partial<Rates['charges'][K]> };
  card?: Rates['card'];
}

declare module '../../../core/database' {
  interface Database {
    account_rates: { account_id: number; rates: JSONColumnType<AgreedRates> };
  }
}
