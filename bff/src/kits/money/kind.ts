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
  /** São Paulo day; absent: as soon as the rail can. */
  day?: string | undefined;
  description?: string | undefined;
  /** Data that only the kind understands; stored with the operation. */
  details?: Record<string, unknown> | undefined;
  /** Id of the series that the operation is one of. */
  series?: string | undefined;
}

/** Why a draft cannot be paid; pt-BR. */
export interface Refusal {
  code: string;
  field: string | null;
  message: string;
}

/** What is new of a scheduled operation on its day. */
export type Renewed = Partial<Pick<Operation, 'kind' | 'counterpart' | 'details'>>;

/** Who asks for an operation, and when; a call's context fits. */
export interface MoneyCtx {
  accountId: number;
  /** Who signed it. */
  userId: number;
  /** The bank's time. */
  now: Date;
  services: Services;
}

/** What the account's users read of an outcome: `what` is amount and counterpart, `reason` is pt-BR or empty. */
export interface Notices {
  words: Partial<Record<MoneyState, (what: string, reason: string) => string>>;
  /** Amount and counterpart; the usual: 'R$ 10,00 para Ana'. */
  what?: (operation: Operation) => string;
  /** Page of the operation. */
  page?: (operation: Operation) => string;
}

/** Points at which a test lets the process die. */
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
  /** Name of the kind in operations and postings, as 'ted'. */
  kind: string;
  /** pt-BR, as 'TED'. */
  label: string;
  /** The label's gender, for what is said of it: 'TED enviada'. */
  isFeminine?: true | undefined;
  product: LimitProduct;
  /** Permission of the users who are notified of outcomes. */
  permission: PermissionId;
  /** The rail that carries the money; null: it stays in the bank, and reserving it settles it. */
  rail: ((services: Services) => PaymentRail) | null;
  /** When the rail takes orders; null: always. */
  hours: Hours | null;
  /** The bank's fee, integer cents. */
  fee?: (db: Db, accountId: number, draft: MoneyDraft) => Promise<number>;
  /** Why this kind would refuse a draft. */
  refuse?: (db: Db, ctx: MoneyCtx, draft: MoneyDraft) => Promise<Refusal[]>;
  /** The account of this bank that is paid; null: the money leaves the bank. */
  creditTo?: (trx: Trx, operation: Operation) => Promise<{ accountId: number; description: string } | null>;
  /** The account of this bank that `onMove` hands the money to, out of the payer's own settlement; null: the money leaves the bank. */
  handsTo?: (operation: Operation) => number | null;
  /**
   * Locks, before the operation's own posting, what `onMove` posts to after it: the first posting holds the bank's own ledger account, which
   * is locked last.
   */
  hold?: (trx: Trx, operation: Operation) => Promise<void>;
  /** Field names of refusals in the kind's calls, where they are not 'amount' and 'day'. */
  fields?: Readonly<Record<string, string>>;
  /** Times of day, 'HH:MM' ascending, at which a scheduled one without balance or limit is tried again; after the last it is refused. */
  tries?: readonly string[];
  /**
   * Looks up again, on a scheduled operation's day, who is paid and where: what changed of it since it was scheduled, `kind` included where
   * another kind pays it now; null: nothing. @throws Problem 422 where they must not be paid any more
   */
  renew?: (trx: Trx, services: Services, operation: Operation) => Promise<Renewed | null>;
  /** The next operation of a series, made once the day of a scheduled one came, whatever its outcome; null ends the series. */
  next?: (operation: Operation) => MoneyDraft | null;
  /** Why the list of all that is scheduled does not cancel an operation of the kind, pt-BR; absent: it does. */
  cannotCancel?: string;
  /** Ends what a series was made for, once an operation was cancelled with all that follow it; its series is locked. */
  seriesCancelled?: (trx: Trx, operation: Operation, at: Date) => Promise<void>;
  /** What the account's users are notified of, by state. 'scheduled' with a reason means that a try failed. */
  notices?: Notices;
  /** What the kind does besides when an operation's state changes, in the same transaction. */
  onMove?: (trx: Trx, tools: JobTools, operation: Operation, state: MoneyState) => Promise<void>;
  /** What the kind does besides when a part of a settled operation comes back, in the same transaction. */
  onPart?: (trx: Trx, tools: JobTools, operation: Operation) => Promise<void>;
  /** Throws where a test wants the process to die. */
  fault?: (point: FaultPoint) => void;
}

/** Live topic of every outgoing operation. */
export const MONEY_TOPIC = 'money-operations';
