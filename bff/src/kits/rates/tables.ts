import type { JSONColumnType } from 'kysely';
import type { AgreedRates } from './rates';

declare module '../../core/database' {
  interface Database {
    account_rates: { account_id: number; rates: JSONColumnType<AgreedRates> };
  }
}
