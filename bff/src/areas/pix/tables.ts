import type { Generated, JSONColumnType } from 'kysely';
import type { PixComplaint, PixFrequency, PixStatus } from '@balcao/contract/pix';
import type { Counterpart } from '@balcao/contract/money/operation';
import '../../kits/money/tables';
import '../../kits/money/pix/tables';

type ComplaintState = PixComplaint['state'];

declare module '../../core/database' {
  interface Database {
    pix_recurrences: {
      account_id: number;
      id: Generated<number>;
      series: string;
      receiver_name: string;
      bank: string | null;
      amount: number;
      frequency: PixFrequency;
      times: number;
      start_day: string;
      description: Generated<string>;
      created_at: Date;
      cancelled_at: Date | null;
    };
    pix_refund_drafts: {
      account_id: number;
      id: Generated<number>;
      pix_id: number;
      amount: number;
      description: Generated<string>;
      state: 'begun' | 'confirmed' | 'dropped';
      created_at: Date;
    };
    pix_sends: { account_id: number; send_id: string; hash: string; operation_id: number | null };
    pix_favourites: {
      account_id: number;
      id: Generated<number>;
      identity: string;
      name: string;
      counterpart: JSONColumnType<Counterpart>;
      created_at: Date;
    };
    pix_complaints: {
      account_id: number;
      id: Generated<number>;
      operation_id: number;
      name: string;
      amount: number;
      kind: PixComplaint['kind'];
      words: string;
      state: ComplaintState;
      answer: string | null;
      recovered: Generated<number>;
      until: Date | null;
      steps: JSONColumnType<{ state: ComplaintState; at: string }[]>;
      created_at: Date;
      /** What the receiver's applications call it. */
      code: Generated<string>;
      /** The account of this bank that received the Pix; null: it went to another bank. */
      receiver_account_id: Generated<number | null>;
      /** What the receiver said in its defence. */
      defence: Generated<string | null>;
      defended_at: Generated<Date | null>;
    };
    pix_lookups: { account_id: number; hash: string; at: Date };
    pix_lookup_buckets: { account_id: number; bucket: 'A' | 'B'; tokens: number; at: Date };
    /** A view. */
    pix_history: {
      account_id: number;
      id: number;
      direction: 'sent' | 'received';
      kind: string;
      protocol: string | null;
      status: PixStatus;
      name: string;
      bank: string | null;
      key: string | null;
      amount: number;
      returned: number;
      description: string;
      end_to_end: string;
      at: Date;
    };
  }
}
