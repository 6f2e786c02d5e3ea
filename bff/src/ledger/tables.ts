import type { Generated, JSONColumnType } from 'kysely';

declare module '../core/database' {
  interface Database {
    ledger_accounts: {
      account_id: number;
      kind: string;
      balance: Generated<number>;
      reserved: Generated<number>;
      may_be_negative: Generated<boolean>;
      last_at: Generated<Date | null>;
      /** Of an account's available money: the kinds of its postings, each once. */
      posting_kinds: Generated<string[]>;
    };
    ledger_transactions: {
      id: Generated<number>;
      key: string;
      kind: string;
      description: string;
      at: Date;
      protocol: Generated<string | null>;
      pix_key: Generated<string | null>;
      counterpart: JSONColumnType<{ name: string; document?: string | null } | null, string | null | undefined>;
    };
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
