import type { Generated, JSONColumnType } from 'kysely';
import type { CardBrand } from '@balcao/contract/shared/card-limits';
import type { Authentication, Challenge } from '../../rails/cards/port';
import '../../kits/charging/tables';
import '../../kits/charging/links/tables';

declare module '../../core/database' {
  interface Database {
    card_charges: {
      account_id: number;
      charge_id: number;
      brand: CardBrand | null;
      last4: string | null;
      holder: string | null;
      order_key: string | null;
      authorisation: string | null;
      instalments: Generated<number>;
      release: number | null;
      /** Who bears a fraud; null until the card was approved. */
      liability: 'shop' | 'issuer' | null;
      tries: Generated<number>;
      refunded: Generated<number>;
      contest_state: 'open' | 'defended' | 'won' | 'lost' | null;
      contest_value: number | null;
      contest_reason: string | null;
      contest_until: string | null;
      contest_at: Date | null;
      defense: string | null;
      debit_pending: Generated<boolean>;
    };
    card_tries: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      key: string;
      token: string;
      /** True for a card on file, which is charged without its payer. */
      is_kept: Generated<boolean>;
      /** Whether the token is valid for further payments, as the processor answered; null: it was not told. */
      is_reusable: boolean | null;
      instalments: number;
      state: 'sent' | 'analysis' | 'approved' | 'refused';
      /** How the payer is authenticated by 3-D Secure; null: they are not. */
      tds: JSONColumnType<Authentication> | null;
      /** The issuer's challenge; null where there was none. */
      challenge: JSONColumnType<Challenge> | null;
      code: string | null;
      reason: string | null;
      created_at: Date;
    };
    card_receipts: {
      account_id: number;
      charge_id: number;
      number: number;
      due_on: string;
      gross: number;
      fee: number;
      taken: Generated<number>;
      settled_at: Date | null;
      credited_at: Date | null;
    };
    card_refunds: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      value: number;
      user_name: string | null;
      created_at: Date;
    };
    card_charge_pages: { account_id: number; charge_id: number; code: string; asks_address: Generated<boolean> };
    card_events: { event_id: string; account_id: number; charge_id: number; kind: string; received_at: Date };
  }
}
