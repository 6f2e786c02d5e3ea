import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    deposits: {
      account_id: number;
      id: Generated<number>;
      value: number;
      our_number: number;
      collection_key: string;
      barcode: string;
      protocol: string;
      expire_at: string;
      created_at: Date;
      paid_at: Date | null;
      paid_value: number | null;
    };
    deposit_payments: {
      event_id: string;
      account_id: number;
      deposit_id: number;
      amount: number;
      paid_at: Date;
    };
  }
}
