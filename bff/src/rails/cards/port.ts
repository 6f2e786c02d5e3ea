import type { CardBrand } from '@balcao/contract/shared/card-limits';
import type { Db, Trx } from '../../core/database';

/** What the bank learns of a card: never its number. */
export interface CardFace {
  brand: CardBrand;
  last4: string;
  holder: string;
}

/** One try of one card; told again with the same key it is done once. */
export interface CardOrder {
  key: string;
  /** What stands for the card: made by the processor in the payer's browser, good for one try, or for more where the payer keeps it. */
  token: string;
  /** Integer cents. */
  amount: number;
  instalments: number;
  /** On the payer's statement. */
  descriptor: string;
  /** The bank's time. */
  at: Date;
}

/** Why a card was refused, as programs know it; the reason is pt-BR, for the payer. */
export interface Refusal {
  code: 'unknown-token' | 'do-not-honor' | 'no-funds' | 'lost' | 'stolen' | 'expired' | 'wrong-code' | 'fraud';
  reason: string;
}

export type CardAnswer =
  | ({ state: 'approved'; authorisation: string } & CardFace)
  /** Looked at by people or programs against fraud; what becomes of it comes as an event. */
  | ({ state: 'analysis' } & CardFace)
  | ({ state: 'refused' } & Refusal & { face: CardFace | null });

/** What the processor tells by itself, at least once and in any order. */
export interface CardEvent {
  eventId: string;
  /** Of the try it is about. */
  key: string;
  kind: 'approved' | 'denied' | 'settled' | 'contested' | 'contest-won' | 'contest-lost';
  /** Which receipt was settled, from 1. */
  number: number | null;
  /** Integer cents contested. */
  amount: number | null;
  /** pt-BR. */
  reason: string | null;
  /** Last São Paulo day to answer a chargeback. */
  deadline: string | null;
  at: Date;
}

/** The processor of card payments. Nothing here is called inside a transaction, but `acknowledge`. */
export interface CardRail {
  /** Where the payer's browser sends the card, to get a token: an absolute address, or a path of this origin. */
  tokenUrl: string;
  authorise(db: Db, order: CardOrder): Promise<CardAnswer>;
  /** Takes what was authorised; each receipt is settled on its São Paulo day. */
  capture(db: Db, key: string, receipts: { number: number; day: string }[]): Promise<void>;
  /** Gives the payer back a part or the whole, integer cents; once for each refund's key. */
  refund(db: Db, key: string, refund: { key: string; amount: number }): Promise<void>;
  /** Answers a chargeback. */
  defend(db: Db, key: string, text: string, at: Date): Promise<void>;
  /** Events not yet acknowledged, the oldest first; `now` is the bank's time. */
  receive(db: Db, now: Date): Promise<{ id: number; event: CardEvent }[]>;
  /** Takes events as heard, in the transaction that acts on them. */
  acknowledge(trx: Trx, ids: number[]): Promise<void>;
}
