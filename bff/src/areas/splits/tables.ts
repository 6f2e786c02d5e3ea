import type { Generated, JSONColumnType } from 'kysely';
import type { SharedKind } from '@balcao/contract/splits';
import '../../kits/charging/tables';

/** A payee's part of a Pix charge: integer cents, or percent × 100. */
export interface PixPart {
  payee_id: number;
  /** The account's number as the application wrote it. */
  account: string;
  value: number;
}

declare module '../../core/database' {
  interface Database {
    split_payments: {
      account_id: number;
      id: Generated<number>;
      from_id: number;
      /** Null: a part of the Pix charge `code_id`. */
      charge_id: number | null;
      code_id: Generated<number | null>;
      kind: SharedKind;
      value: number;
      key: string;
      created_at: Date;
    };
    pix_split_configs: {
      account_id: number;
      code: string;
      revision: number;
      description: string;
      txid: string | null;
      fee_payer: 'issuer' | 'all';
      type: 'currency' | 'percentage';
      own: number;
      parts: JSONColumnType<PixPart[]>;
      created_at: Date;
    };
    pix_split_links: {
      account_id: number;
      code_id: number;
      config: string;
      revision: number;
      created_at: Date;
      paid_at: Generated<Date | null>;
    };
  }
}
