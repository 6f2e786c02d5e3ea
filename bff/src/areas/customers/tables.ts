import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Address } from '@balcao/contract/core/shapes';

declare module '../../core/database' {
  interface Database {
    customers: {
      account_id: number;
      id: Generated<number>;
      person_type: 'F' | 'J';
      name: string;
      document: string;
      phones: string[];
      emails: string[];
      address: JSONColumnType<Address> | null;
      groups: ColumnType<number[], number[], number[]>;
      birthday: string | null;
      note: string | null;
      customer_code: string | null;
      search: string;
      created_at: Date;
      updated_at: Date;
      deleted_at: Date | null;
      merged_into: ColumnType<number | null, number | null | undefined>;
      /** Computed by the database. */
      name_key: ColumnType<string | null, never, never>;
    };
  }
}
