import type { Generated } from 'kysely';

declare module '../core/database' {
  interface Database {
    ledger_accounts: {
      account_id: number;
      kind: string;
      balance: Generated<number>;
      reserved: Generated<number>;
      may_be_negative: Generated<boolean>;
    };
    ledger_transactions: { id: Generated<number>; key: string; kind: string; description: string; at: Date };
    ledger_entries: {
      account_id: number;
      id: Generated<number>;
      transaction_id: number;
      kind: string;
      amount: number;
      balance_after: number;
      at: Date;
    };
    ledger_reservations: {
      key: string;
      account_id: number;
      kind: string;
      amount: number;
      state: 'held' | 'released' | 'used';
      at: Date;
    };
  }
}
