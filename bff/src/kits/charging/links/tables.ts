import type { Generated, JSONColumnType } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import type { LinkMethod, LinkStatus } from '@balcao/contract/links/link';
import '../tables';

export type PageItem = BilletInput['items'][number];

declare module '../../../core/database' {
  interface Database {
    payment_pages: {
      account_id: number;
      id: Generated<number>;
      kind: 'link' | 'button';
      code: string;
      status: Generated<LinkStatus>;
      name: string;
      items: JSONColumnType<PageItem[]>;
      shipping: number;
      discount: number;
      /** The discount for paying by card. */
      credit_discount: Generated<number>;
      /** The price less `discount`; the one that is paid by card is less `credit_discount` (`priceOf`). */
      value: number;
      message: string;
      payment_method: LinkMethod;
      request_delivery_address: boolean;
      single_use: Generated<boolean>;
      expire_at: string | null;
      label: string | null;
      views: Generated<number>;
      /** This and what was paid follow the charges; triggers of the database maintain them. */
      started: Generated<number>;
      paid: Generated<number>;
      paid_value: Generated<number>;
      note: Generated<string | null>;
      /** The customer that the page was made for. */
      customer_id: Generated<number | null>;
      filed: Generated<boolean>;
      search: string;
      created_by: number | null;
      created_at: Date;
      updated_at: Date;
    };
    payment_page_histories: {
      account_id: number;
      id: Generated<number>;
      page_id: number;
      message: string;
      user_name: string | null;
      created_at: Date;
    };
    payment_page_tags: { account_id: number; page_id: number; tag_id: number };
    payment_page_charges: { account_id: number; charge_id: number; page_id: number; code: string };
  }
}
