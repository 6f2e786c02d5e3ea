import type { JSONColumnType } from 'kysely';
import type { Rates } from '@balcao/contract/rates';

/** What differs from the usual: single charges and transfers, and the whole table of the card. */
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
