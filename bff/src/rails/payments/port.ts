import type { Counterpart } from '@balcao/contract/money/operation';
import type { Db, Trx } from '../../core/database';

/** An outgoing payment as its rail is told of it; told again with the same key it is done once. */
export interface PaymentOrder {
  /** The operation's protocol. */
  key: string;
  /** Integer cents. */
  amount: number;
  counterpart: Counterpart;
  /** The bank's time. */
  at: Date;
}

export type PaymentAnswer =
  | { state: 'settled'; at: Date }
  | { state: 'refused'; at: Date; code: string; reason: string }
  /** Accepted; what becomes of it comes as an event. */
  | { state: 'processing' };

/** What a rail tells by itself, at least once and in any order. `reason` is pt-BR. */
export interface PaymentEvent {
  eventId: string;
  key: string;
  state: 'settled' | 'refused' | 'returned';
  /** Integer cents; of a return what came back. */
  amount: number;
  at: Date;
  code: string | null;
  reason: string | null;
}

/** The answer did not come: the order may or may not have been taken. Ask before sending again. */
export class LostAnswer extends Error {}

/** A way out of the bank for money. Nothing here is called inside a transaction, but `acknowledge`. */
export interface PaymentRail {
  /** @throws LostAnswer where nobody knows whether it was taken. */
  send(db: Db, order: PaymentOrder): Promise<PaymentAnswer>;
  /** What became of an order; `unknown` where the rail never took it. */
  ask(db: Db, key: string): Promise<PaymentAnswer | { state: 'unknown' }>;
  /** Events not yet acknowledged, the oldest first; `now` is the bank's time. */
  receive(db: Db, now: Date): Promise<{ id: number; event: PaymentEvent }[]>;
  /** Takes events as heard, in the transaction that acted on them. */
  acknowledge(trx: Trx, ids: number[]): Promise<void>;
}
