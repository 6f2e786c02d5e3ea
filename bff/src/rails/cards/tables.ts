import type { Generated } from 'kysely';
import type { CardBrand } from '@balcao/contract/shared/card-limits';
import type { CardEvent } from './port';

declare module '../../core/database' {
  interface Database {
    sandbox_card_tokens: {
      token: string;
      brand: CardBrand;
      last4: string;
      holder: string;
      /** The issuer's answer to this card: a `TestBehaviour`. */
      behaviour: string;
      used_by: string | null;
      /** Token of a card on file: valid for any number of payments. */
      reusable: Generated<boolean>;
      created_at: Date;
    };
    sandbox_card_orders: {
      key: string;
      token: string;
      amount: number;
      descriptor: Generated<string>;
      refunded: Generated<number>;
      received_at: Date;
    };
    sandbox_card_challenges: {
      key: string;
      creq: string;
      session_data: string;
      callback_url: string;
      behaviour: string;
      answered_at: Date | null;
    };
    sandbox_card_refunds: { key: string; order_key: string; amount: number };
    sandbox_card_events: {
      id: Generated<number>;
      event_id: string;
      key: string;
      kind: CardEvent['kind'];
      number: number | null;
      amount: number | null;
      reason: string | null;
      deadline: string | null;
      due_at: Date;
      taken: Generated<boolean>;
    };
  }
}
