import type { Generated } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Credit } from '@balcao/contract/reconciliation';
import '../../kits/charging/tables';

declare module '../../core/database' {
  interface Database {
    reconciliation_credits: {
      account_id: number;
      id: Generated<number>;
      source: Credit['source'];
      source_key: string;
      amount: number;
      refunded: Generated<number>;
      matched: Generated<number>;
      payer_name: string;
      payer_document: string | null;
      payer_bank: string;
      message: string;
      state: Generated<Credit['state']>;
      received_at: Date;
      search: string;
    };
    reconciliation_matches: {
      account_id: number;
      id: Generated<number>;
      credit_id: number;
      charge_id: number;
      amount: number;
      status_before: ChargeStatus;
      made_by: string;
      made_at: Date;
    };
    reconciliation_histories: {
      account_id: number;
      id: Generated<number>;
      credit_id: number;
      message: string;
      user_name: string | null;
      created_at: Date;
    };
  }
}
