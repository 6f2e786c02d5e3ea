import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ChargeKind, ChargeStatus } from '@balcao/contract/charges';
import type { ReceivableKind } from '@balcao/contract/receive-overview';
import type { Address } from '@balcao/contract/core/shapes';
import type { Tag } from '@balcao/contract/tags';

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
      /** What the charge comes from; it decides in which lists and counts the charge is. */
      kind: Generated<ChargeKind>;
      /** How it is paid; null where the payer is still to choose. */
      payment_method: Generated<'banking_billet' | 'credit_card' | 'pix' | null>;
      carnet_id: Generated<number | null>;
      subscription_id: Generated<number | null>;
      link_id: Generated<number | null>;
      /** Address that is notified of each change over HTTP. */
      notification_url: Generated<string | null>;
      /** The charge's billet: not null where the charge is paid by one. */
      our_number: number | null;
      barcode: string | null;
      collection_key: string | null;
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
      /** A 64-bit hash of `search` without its digits; too large for a JavaScript number. */
      words: GeneratedAlways<unknown>;
      created_by: number | null;
      created_at: Date;
      updated_at: Date;
      reissued_as: Generated<number | null>;
      /** A funder paid it before it was due: until that ends, it is not the account's to change. */
      is_advanced: Generated<boolean>;
    };
    charge_items: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      name: string;
      amount: number;
      value: number;
    };
    /** Parts of the items that go to other accounts; integer cents. */
    charge_splits: {
      account_id: number;
      charge_id: number;
      /** Its place among the charge's items, from 0. */
      item: number;
      payee_id: number;
      place: number;
      type: 'currency' | 'percentage';
      value: number;
      share: number;
      paid: Generated<number>;
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
    /** Columns other than the ids are copies of the charge's, which triggers of the database maintain. */
    charge_tags: {
      account_id: number;
      charge_id: number;
      tag_id: number;
      filed: Generated<boolean>;
      status: Generated<ChargeStatus>;
      kind: Generated<ChargeKind>;
      value: Generated<number>;
      expire_at: Generated<string>;
      created_at: Generated<Date>;
      paid_at: Generated<Date | null>;
      search: Generated<string>;
    };
    tags: {
      account_id: number;
      id: Generated<number>;
      name: string;
      color_ref: Tag['color_ref'];
      hidden: Generated<boolean>;
      transmission_method_id: Generated<Tag['transmission_method_id']>;
    };
    /** A view of all that is to be received and was: charges, and what areas ask for otherwise. */
    receivables: {
      account_id: number;
      id: number;
      kind: ReceivableKind;
      payment_method: 'banking_billet' | 'credit_card' | 'pix' | null;
      customer_id: number | null;
      customer_name: string;
      customer_document: string;
      customer_email: string | null;
      status: ChargeStatus;
      value: number;
      paid_value: number | null;
      fee: number;
      expire_at: string;
      created_at: Date;
      paid_at: Date | null;
      filed: boolean;
      search: string;
      carnet_id: number | null;
      link_id: number | null;
      subscription_id: number | null;
      collection_id: number | null;
    };
    billet_numbers: { account_id: number; next: number };
  }
}
