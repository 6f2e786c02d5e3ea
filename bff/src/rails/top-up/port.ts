import type { Db, Trx } from '../../core/database';
import type { PaymentEvent } from '../payments/port';

export interface Operator {
  id: string;
  name: string;
}

/** A branch of an operator: area codes (DDD) that have the same values. */
export interface Branch {
  id: string;
  name: string;
  areaCodes: readonly number[];
  /** Integer cents, and days until the credit expires. */
  values: readonly { amount: number; validDays: number }[];
}

/** One top-up; a repeated order with the same key is done once. */
export interface TopUpOrder {
  key: string;
  operator: string;
  /** Digits with DDD. */
  phone: string;
  /** Integer cents. */
  amount: number;
  at: Date;
}

/** State of an order at the operator; `at` is when it came into it. */
export type TopUpState =
  /** The operator never took it. */
  | { state: 'unknown' }
  | { state: 'processing' }
  /** Phase one: the credit is on the phone, and the operator waits to be told that it is final. */
  | { state: 'effected'; at: Date }
  /** Phase two: final. */
  | { state: 'confirmed'; at: Date }
  | { state: 'undone'; at: Date }
  | { state: 'refused'; at: Date; code: string; reason: string };

/** Mobile operators, behind their distributor. Never call a method inside a transaction, except `acknowledge`. */
export interface TopUpRail {
  operators(): Promise<readonly Operator[]>;
  branches(operator: string): Promise<readonly Branch[]>;
  /** The operator a number belongs to; null where nobody knows. */
  operatorOf(phone: string): Promise<string | null>;
  /** Phase one. @throws LostAnswer where it is unknown whether the operator took the order. */
  effect(db: Db, order: TopUpOrder): Promise<TopUpState>;
  /** Phase two: makes an effected top-up final. @throws LostAnswer */
  confirm(db: Db, key: string): Promise<TopUpState>;
  /** Phase two: takes an effected top-up back. @throws LostAnswer */
  undo(db: Db, key: string): Promise<TopUpState>;
  query(db: Db, key: string): Promise<TopUpState>;
  /** Final top-ups that the operator took back later; not yet acknowledged, the oldest first. */
  receive(db: Db, now: Date): Promise<{ id: number; event: PaymentEvent }[]>;
  acknowledge(trx: Trx, ids: number[]): Promise<void>;
}
