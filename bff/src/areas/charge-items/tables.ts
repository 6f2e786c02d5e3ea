import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    catalogue_items: {
      account_id: number;
      id: Generated<number>;
      name: string;
      value: number;
      search: string;
      created_at: Date;
      updated_at: Date;
    };
    catalogue_prices: {
      account_id: number;
      id: Generated<number>;
      item_id: number;
      value: number;
      user_name: string | null;
      created_at: Date;
    };
  }
}
