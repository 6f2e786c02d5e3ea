import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { BilletInput } from '@balcao/contract/charges';
import type { Address } from '@balcao/contract/core/shapes';
import type { SubscriptionStatus } from '@balcao/contract/subscriptions';
import type { Database } from '../../core/database';
import '../../kits/charging/tables';

export type SubscriptionRow = Selectable<Database['subscriptions']>;

/** Terms of each charge of a subscription. `early`: its conditional discount, until `days` before each due date. */
export type SubscriptionTerms = Omit<BilletInput, 'customers' | 'expire_at' | 'tags' | 'conditional_discount'> & {
  early?: Omit<NonNullable<BilletInput['conditional_discount']>, 'until_date'> & { days: number };
};

declare module '../../core/database' {
  interface Database {
    subscription_plans: {
      account_id: number;
      id: Generated<number>;
      name: string;
      description: string | null;
      interval_months: number;
      /** Number of charges; null: until the subscription is canceled. */
      repeats: number | null;
      search: string;
      created_by: number | null;
      created_at: Date;
      updated_at: Date;
      deleted_at: Date | null;
    };
    subscription_links: {
      account_id: number;
      subscription_id: number;
      charge_id: number;
      code: string;
      payment_method: 'all' | 'banking_billet' | 'credit_card';
      billet_discount: number;
      card_discount: number;
      message: string | null;
      asks_address: boolean;
      expire_at: string | null;
      created_by: number;
    };
    subscription_drafts: {
      account_id: number;
      id: number;
      status: 'new' | 'link' | 'canceled' | 'made';
      plan_id: number;
      items: JSONColumnType<BilletInput['items']>;
      shipping: number;
      order_id: string | null;
      notification_url: string | null;
      /** Number that its first charge was begun with, by a link or before a trial. */
      first_charge_id: number | null;
      created_at: Date;
    };
    subscriptions: {
      account_id: number;
      id: Generated<number>;
      plan_id: number;
      plan_name: string;
      interval_months: number;
      repeats: number | null;
      status: Generated<SubscriptionStatus>;
      payment_method: Generated<'banking_billet' | 'credit_card'>;
      customer_id: number;
      customer_name: string;
      customer_document: string;
      /** E-mail address that the charges are sent to. */
      customer_email: string | null;
      /** Phone that the charges tell; null: the customer's. */
      customer_phone: string | null;
      /** Address that the charges tell; null: the customer's. */
      customer_address: JSONColumnType<Address> | null;
      value: number;
      terms: JSONColumnType<SubscriptionTerms>;
      first_due: string;
      due_day: number;
      next_due: string | null;
      /** `next_due`, or the first business day after it where it is none. */
      next_expire_at: string | null;
      issued: Generated<number>;
      /** This and the next three sums follow the subscription's charges, by a database trigger. */
      paid_charges: Generated<number>;
      overdue_charges: Generated<number>;
      open_value: Generated<number>;
      paid_value: Generated<number>;
      failure: string | null;
      failed_at: Date | null;
      retry_on: string | null;
      /** The charge whose card was refused, until it is accepted or no longer open. `refusals`: how often it was refused. */
      failed_charge: number | null;
      refusals: Generated<number>;
      note: Generated<string | null>;
      fingerprint: string;
      search: string;
      created_by: number;
      created_at: Date;
      updated_at: Date;
    };
    subscription_cards: {
      account_id: number;
      subscription_id: number;
      /** Code in the address of the payer's page. */
      code: string;
      /** The processor's token of the card; null until the payer gave one. */
      token: string | null;
      brand: string | null;
      last4: string | null;
    };
    subscription_periods: {
      account_id: number;
      subscription_id: number;
      period: number;
      due: string;
      charge_id: number;
    };
    subscription_histories: {
      account_id: number;
      id: Generated<number>;
      subscription_id: number;
      message: string;
      user_name: string | null;
      created_at: Date;
    };
    subscription_tags: { account_id: number; subscription_id: number; tag_id: number };
  }
}
