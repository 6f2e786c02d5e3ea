import type { Selectable } from 'kysely';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { Counterpart, MoneyState } from '@balcao/contract/money/operation';
import type { Services } from '../../core/area';
import type { Database, Db, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { PaymentRail } from '../../rails/payments/port';
import type { LimitProduct } from './limit-terms';
import type { Hours } from './slot';

export type Operation = Selectable<Database['money_operations']>;
export interface OperationRef {
  accountId: number;
  id: number;
}

/** What somebody asks to be paid. Integer cents, São Paulo day. */
export interface MoneyDraft {
  amount: number;
  counterpart: Counterpart;
  /** As soon as the rail can where absent. */
  day?: string | undefined;
  description?: string | undefined;
  /** What the kind alone understands; stored with the operation. */
  details?: Record<string, unknown> | undefined;
  /** Names the repetition it is one of. */
  series?: string | undefined;
}

/** Why a draft cannot be paid; pt-BR. */
export interface Refusal {
  code: string;
  field: string | null;
  message: string;
}

/** Where an operation is asked for: a call's context fits. */
export interface MoneyCtx {
  accountId: number;
  /** Who signed it. */
  userId: number;
  /** The bank's time. */
  now: Date;
  services: Services;
}

/** Steps between which a process may die; a test throws there. */
export const FAULT_POINTS = [
  'submitted',
  'reserved',
  'marked-sent',
  'before-rail',
  'after-rail',
  'before-posting',
  'after-posting',
  'released',
  'heard',
] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

/** One way for money to leave an account: what differs from kind to kind. The rest is the kit's. */
export interface MoneyKind {
  /** Of the operation and its posting, as 'ted'. */
  kind: string;
  /** pt-BR, as 'TED'. */
  label: string;
  product: LimitProduct;
  /** Who is told of what became of it. */
  permission: PermissionId;
  /** null: it stays in the bank and is settled as it is reserved. */
  rail: ((services: Services) => PaymentRail) | null;
  /** When the rail takes orders; null: always. */
  hours: Hours | null;
  /** Integer cents the bank keeps for it. */
  fee?: (db: Db, accountId: number, draft: MoneyDraft) => Promise<number>;
  /** Why this kind would refuse a draft. */
  refuse?: (db: Db, ctx: MoneyCtx, draft: MoneyDraft) => Promise<Refusal[]>;
  /** The account of this bank that is paid; null: the money leaves the bank. */
  creditTo?: (trx: Trx, operation: Operation) => Promise<{ accountId: number; description: string } | null>;
  /** The account of this bank that `tell` hands the money to, out of the payer's own settlement; null: the money leaves the bank. */
  handsTo?: (operation: Operation) => number | null;
  /** What the calls of the kind name the fields of a refusal, where not so: 'amount', 'day'. */
  fields?: Readonly<Record<string, string>>;
  /** Times of the day at which a scheduled one without balance or limit is tried, 'HH:MM' ascending; after the last it is refused. */
  tries?: readonly string[];
  /** A scheduled one spends the day's limits, at whatever hour it is tried: the night's is for what is asked for at night. */
  spendsByDay?: true;
  /** What follows a scheduled one of a series once its day came, whatever became of it; null ends the series. */
  next?: (operation: Operation) => MoneyDraft | null;
  /**
   * Tells the account's users, in the move's transaction; the area hands over its notifications. 'scheduled' with a
   * reason: a try failed.
   */
  tell?: (trx: Trx, tools: JobTools, operation: Operation, state: MoneyState) => Promise<void>;
  /** Throws where a test wants the process to die. */
  fault?: (point: FaultPoint) => void;
}

/** Live topic of every outgoing operation. */
export const MONEY_TOPIC = 'money-operations';
