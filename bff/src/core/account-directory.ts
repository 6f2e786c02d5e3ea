import { sql } from 'kysely';
import type { Database } from './database';

declare module './database' {
  interface Database {
    account_directory: { listed: string; value: string; account_id: number };
  }
}

/**
 * The account that a value leads to which came without one, as of a QR code, a page or an event of a rail; null where none has it. The
 * column is listed by `list_accounts` in a migration (docs/adr/0019); a row is found by this account and the value.
 */
export const directedTo = <T extends keyof Database & string>(
  table: T,
  column: keyof Database[T] & string,
  value: string,
) =>
  sql<number>`(select account_id from account_directory where listed = ${`${table}.${column}`} and value = ${value})`;
