import type { Counterpart } from '@balcao/contract/money/operation';
import type { Db, Trx } from '../../core/database';

/** An outgoing payment as it is sent to its rail; a repeated order with the same key is done once. */
export interface PaymentOrder {
  /** The operation's protocol. */
  key: string;
  /** Integer cents. */
  amount: number;
  counterpart: Counterpart;
  /** What only the kind and its rail understand. */
  details: Readonly<Record<string, unknown>>;
  /** Time of the order by the bank's clock. */
  at: Date;
}

/** What becomes of a payment of the public API's homologation; its order's details name it as `homologation`. */
export type HomologationOutcome = 'settled' | 'refused' | 'refused-later' | 'returned' | 'returned-in-two';

export type PaymentAnswer =
  | { state: 'settled'; at: Date }
  | { state: 'refused'; at: Date; code: string; reason: string }
  /** Accepted; the outcome comes as an event. */
  | { state: 'processing' };

/** A notice of a rail; delivered at least once, in any order. `reason` is pt-BR. */
export interface PaymentEvent {
  eventId: string;
  key: string;
  state: 'settled' | 'refused' | 'returned';
  /** Integer cents; for 'returned' the amount that came back. */
  amount: number;
  at: Date;
  code: string | null;
  reason: string | null;
}

/** The rail's answer was lost: it may or may not have taken the order. Call `ask` before sending again. */
export class LostAnswer extends Error {}

/** A rail for outgoing payments. Never call a method inside a transaction, except `acknowledge`. */
export interface PaymentRail {
  /** @throws LostAnswer where it is unknown whether the rail took the order. */
  send(db: Db, order: PaymentOrder): Promise<PaymentAnswer>;
  /** The state of an order; `unknown` where the rail never took it. */
  ask(db: Db, key: string): Promise<PaymentAnswer | { state: 'unknown' }>;
  /** Events not yet acknowledged, the oldest first; `now` is the bank's time. */
  receive(db: Db, now: Date): Promise<{ id: number; event: PaymentEvent }[]>;
  /** Marks events as received, in the transaction that acted on them. */
  acknowledge(trx: Trx, ids: number[]): Promise<void>;
}
