import type { Generated, JSONColumnType } from 'kysely';
import type { Address } from '@balcao/contract/core/shapes';
import type { CardInvoice, CardLine, CardPurchase, CardRequest } from '@balcao/contract/cards/shapes';
import type { CardAgreement } from '@balcao/contract/shared/card-status';
import type { Receipt } from '../../core/read-receipt';
import type { ConfigType } from './rules';

declare module '../../core/database' {
  interface Database {
    card_requests: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      product_id: number;
      state: CardRequest['state'];
      custom_name: string;
      due_day: number | null;
      wanted_limit: number | null;
      granted_limit: number | null;
      address: JSONColumnType<Address>;
      protocol: string;
      reason: string | null;
      requested_at: Date;
      decided_at: Date | null;
    };
    card_accounts: {
      account_id: number;
      id: Generated<number>;
      product_id: number;
      credit_limit: Generated<number>;
      maximum_limit: Generated<number>;
      due_day: Generated<number>;
      next_due_day: number | null;
      due_from: string | null;
      automatic_by: number | null;
      in_creli: Generated<boolean>;
      /** A debt that was negotiated (AREAS-3-card-account-2). */
      agreement: JSONColumnType<CardAgreement> | null;
      insured_since: string | null;
      /** The last period that was charged for the insurance. */
      insured_until: string | null;
      opened_at: Date;
    };
    cards: {
      account_id: number;
      id: Generated<number>;
      card_account_id: number;
      product_id: number;
      kind: 'physical' | 'virtual';
      status_id: number;
      blocks: JSONColumnType<string[], string | undefined>;
      off: JSONColumnType<ConfigType[], string | undefined>;
      name: string;
      last_digits: string;
      /** The issuer's reference; number, code and PIN are the issuer's alone. */
      issuer_key: string;
      address: JSONColumnType<Address> | null;
      requested_at: Date;
      activated_at: Date | null;
      is_supplier: Generated<boolean>;
    };
    card_controls: {
      account_id: number;
      card_id: number;
      supplier: string;
      month_limit: number;
      lock: 'merchant' | 'category' | null;
      locked_to: string | null;
      ends_on: string | null;
      created_by: string;
      /** The user who holds it, and who may see no other card. */
      holder_id: number | null;
    };
    card_purchase_receipts: {
      account_id: number;
      purchase_id: number;
      bytes: Buffer;
      type: Receipt['type'];
      sent_by: number;
      sent_at: Date;
    };
    card_steps: { account_id: number; id: Generated<number>; card_id: number; status_id: number; at: Date };
    card_purchases: {
      account_id: number;
      id: Generated<number>;
      card_account_id: number;
      card_id: number;
      network_key: string;
      merchant: string;
      category: string;
      amount: number;
      cleared: Generated<number>;
      refunded: Generated<number>;
      installments: number;
      state: CardPurchase['state'];
      reason: string | null;
      at: Date;
      expires_at: Date;
      ended_at: Date | null;
    };
    card_network_events: {
      event_key: string;
      account_id: number;
      /** Null: money that a shop gave back without naming a purchase. */
      purchase_id: number | null;
      kind: string;
      amount: number;
      at: Date;
    };
    card_lines: {
      account_id: number;
      id: Generated<number>;
      card_account_id: number;
      card_id: number | null;
      purchase_id: number | null;
      period: string;
      kind: CardLine['kind'];
      description: string;
      amount: number;
      installment: number | null;
      installments: number | null;
      day: string;
      at: Date;
    };
    card_invoices: {
      account_id: number;
      id: Generated<number>;
      card_account_id: number;
      period: string;
      closes_on: string;
      due_on: string;
      state: CardInvoice['state'];
      total: Generated<number>;
      paid: Generated<number>;
      closed_at: Date | null;
      reminded_at: Date | null;
      /** The day on which the automatic payment was tried last. */
      automatic_on: string | null;
    };
    card_billets: {
      account_id: number;
      id: Generated<number>;
      invoice_id: number;
      value: number;
      our_number: number;
      collection_key: string;
      line: string;
      due_on: string;
      protocol: string;
      created_at: Date;
      paid_at: Date | null;
    };
    card_billet_payments: {
      event_id: string;
      account_id: number;
      billet_id: number;
      amount: number;
      paid_at: Date;
    };
    card_tokens: {
      account_id: number;
      token_hash: string;
      user_id: number;
      /** The session that it was given to; null of older ones. */
      session_hash: string | null;
      expires_at: Date;
    };
  }
}
