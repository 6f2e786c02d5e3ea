import type { Generated } from 'kysely';
import '../../../rails/pix-directory/tables';
import type { ReceivedKind } from './received-kinds';
import '../tables';

declare module '../../../core/database' {
  interface Database {
    /** Ids are unique over pix_received and money_operations together. */
    pix_received: {
      account_id: number;
      id: Generated<number>;
      end_to_end: string;
      txid: string | null;
      key: string | null;
      amount: number;
      payer_name: string;
      payer_document: string | null;
      payer_ispb: string;
      payer_bank: string;
      payer_branch: string | null;
      payer_account: string | null;
      message: Generated<string>;
      received_at: Date;
      refunded: Generated<number>;
      charge_id: number | null;
      kind: Generated<ReceivedKind>;
    };
  }
}
