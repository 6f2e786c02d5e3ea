import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { BilletInput, ChargeStatus } from '@balcao/contract/charges';
import type { Address } from '@balcao/contract/core/shapes';
import '../tags/tables';

declare module '../../core/database' {
  interface Database {
    charges: {
      account_id: number;
      id: Generated<number>;
      status: ChargeStatus;
      value: number;
      items_value: number;
      shipping: Generated<number>;
      discount: Generated<number>;
      conditional_discount_type: 'currency' | 'percentage' | null;
      conditional_discount_value: number | null;
      conditional_discount_date: string | null;
      fine: Generated<number>;
      interest: Generated<number>;
      write_off_days: Generated<number>;
      expire_at: string;
      paid_at: Date | null;
      paid_value: number | null;
      fee: number;
      filed: Generated<boolean>;
      payment_method: Generated<'banking_billet'>;
      our_number: number;
      barcode: string;
      collection_key: string;
      txid: string | null;
      pix_copy_paste: string | null;
      customer_id: number | null;
      customer_name: string;
      customer_document: string;
      customer_email: string | null;
      customer_phone: string | null;
      customer_address: JSONColumnType<Address> | null;
      message: string | null;
      note: string | null;
      send_email: Generated<boolean>;
      order_id: string | null;
      batch_uuid: string | null;
      fingerprint: string;
      search: string;
      /** A hash of `search` without its numbers; too large a number for JavaScript. */
      words: GeneratedAlways<unknown>;
      created_by: number | null;
      created_at: Date;
      updated_at: Date;
      reissued_as: Generated<number | null>;
    };
    charge_items: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      name: string;
      amount: number;
      value: number;
    };
    charge_histories: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      agent: 'user' | 'system' | 'rail';
      action: string;
      message: string;
      user_name: string | null;
      created_at: Date;
    };
    /** All but the ids is the charge's own, kept here by the database. */
    charge_tags: {
      account_id: number;
      charge_id: number;
      tag_id: number;
      filed: Generated<boolean>;
      status: Generated<ChargeStatus>;
      payment_method: Generated<'banking_billet'>;
      value: Generated<number>;
      expire_at: Generated<string>;
      created_at: Generated<Date>;
      paid_at: Generated<Date | null>;
      search: Generated<string>;
    };
    billet_numbers: { account_id: number; next: number };
    billet_payments: {
      event_id: string;
      account_id: number;
      charge_id: number;
      amount: number;
      paid_at: Date;
      outcome: string;
      received_at: Generated<Date>;
    };
    charge_batches: {
      account_id: number;
      uuid: string;
      /** What was asked, but for whom; null of batches from before they could be tried again. */
      input: JSONColumnType<Omit<BilletInput, 'customers'>> | null;
      /** Customers not charged yet. */
      pending: Generated<number[]>;
      errors: JSONColumnType<object[]>;
      /** The task that works it, or did last. */
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
        | 'paid-id'
        | 'payer-due'
        | 'payer-issued'
        | 'payer-paid'
        | 'payer-id'
        | 'payer-value';
      day: string;
      /** Of kind words what a text without digits can find, of kind tag the tag's id; of cells the step of a value or id, the second day, or the `words` of a payer. */
      key: Generated<string>;
      status: ChargeStatus;
      count: number;
      value: number;
      folded: Generated<boolean>;
      /** Kept for accounts of many billets alone. */
      cell: GeneratedAlways<boolean>;
    };
  }
}
