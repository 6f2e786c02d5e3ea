import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BilletInput, ChargeStatus } from '@balcao/contract/charges';
import type { SheetSection } from '../../kits/charging/paper/balance-sheet';
import '../../kits/charging/tables';

declare module '../../core/database' {
  interface Database {
    billet_payments: {
      event_id: string;
      account_id: number;
      charge_id: number;
      amount: number;
      paid_at: Date;
      outcome: string;
      received_at: Generated<Date>;
    };
    /** A charge that an application began; how it is paid is said later. */
    charge_drafts: {
      account_id: number;
      id: number;
      status: 'new' | 'link' | 'canceled' | 'issued';
      items: JSONColumnType<BilletInput['items']>;
      shipping: number;
      order_id: string | null;
      notification_url: string | null;
      link_id: number | null;
      created_at: Date;
    };
    charge_balance_sheets: {
      account_id: number;
      charge_id: number;
      title: string;
      sections: JSONColumnType<SheetSection[]>;
      created_at: Date;
    };
    /** Triggers of the database write them. */
    charge_events: {
      account_id: number;
      id: Generated<number>;
      subject: 'charge' | 'carnet' | 'subscription';
      subject_id: number;
      charge_id: number;
      previous: ChargeStatus | null;
      current: ChargeStatus;
      value: number | null;
      url: string;
      created_at: Date;
      told: boolean;
    };
    charge_tokens: { account_id: number; token: string; subject: string; subject_id: number; created_at: Date };
    charge_batches: {
      account_id: number;
      uuid: string;
      kind: Generated<'billet' | 'carnet' | 'subscription'>;
      /** The terms of what is issued, without the customers; null for batches older than the storing of terms. */
      input: JSONColumnType<{ expire_at: string }> | null;
      /** Ids of what was issued, of the batch's kind. */
      issued: Generated<number[]>;
      /** Ids of the customers who were not tried yet. */
      pending: Generated<number[]>;
      errors: JSONColumnType<object[]>;
      /** The task that issues the batch, or did last. */
      task_id: number | null;
      created_by: number | null;
      user_name: string | null;
      created_at: Date;
    };
    charge_counts: {
      account_id: number;
      filed: boolean;
      kind:
        | 'all'
        | 'due'
        | 'issued'
        | 'paid'
        | 'words'
        | 'tag'
        | 'value'
        | 'id'
        | 'due-issued'
        | 'due-paid'
        | 'due-id'
        | 'issued-paid'
        | 'issued-id'
        | 'paid-id';
      day: string;
      /**
       * In rows of kind 'words' the billets' search text without its digits, of kind 'tag' the tag's id; in bucket counts the bucket of a
       * value or id, or the second day.
       */
      key: Generated<string>;
      status: ChargeStatus;
      count: number;
      value: number;
      folded: Generated<boolean>;
      /** A bucket count: only accounts of many billets have them (they are listed in `charge_cells_kept`). */
      cell: GeneratedAlways<boolean>;
    };
  }
}
