import type { BilletInput } from '@balcao/contract/charges';
import type { Totals } from '@balcao/contract/shared/charge-amounts';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Issuing, Payer } from './new-charge';

/** A charge of a subscription that is to be made now. */
export interface RecurringDue {
  subscriptionId: number;
  /** From 1. */
  period: number;
  /** The payer's current data, with the e-mail that the subscription's charges go to. */
  payer: Payer;
  /** The terms of this charge, with its due date. */
  input: Omit<BilletInput, 'customers'>;
  amounts: Totals;
  /** The processor's token of the payer's card on file; null where there is none. */
  card: string | null;
  /** Number that the charge was begun with, if it was. */
  number?: number | undefined;
}

/** How the charges of subscriptions are paid: a charge that waits to be paid, or a card that is charged at once. */
export interface RecurringMethod {
  /**
   * Makes the charge, of kind `subscription`, in the given transaction; or answers why not, in pt-BR, having changed nothing. Called again
   * for the same period only after such a failure.
   */
  charge: (work: Issuing, due: RecurringDue) => Promise<{ charge: number } | { failure: string }>;
  /** Days after a failure until it is tried again by itself. */
  retryAfterDays: number;
  /** How many days before its due date a charge is made. */
  daysAhead: number;
  /** Tries again a charge that was refused; answers why it cannot be tried, in pt-BR. Absent where charges are never refused. */
  retry?: (work: Issuing, refused: { charge: number; card: string | null }) => Promise<string | null>;
}

const methods = new Map<string, RecurringMethod>();

/** Called as an area's code is loaded: the way `method` of a subscription is charged. */
export const chargesRecurringly = (method: 'banking_billet' | 'credit_card', by: RecurringMethod): void =>
  void methods.set(method, by);

export const recurringMethod = (method: string): RecurringMethod | undefined => methods.get(method);

/** The outcome of a subscription's charge, where it is known only after the charge was made. */
export interface RecurringOutcome {
  accountId: number;
  subscriptionId: number;
  charge: number;
  /** Why it was refused, in pt-BR; null where it was taken. */
  refused: string | null;
  /** The card it was tried on: the processor's token, and what the processor said of it. */
  token: string;
  face: { brand: string | null; last4: string | null };
}
type Hears = (trx: Trx, tools: JobTools, told: RecurringOutcome) => Promise<void>;

const listeners: Hears[] = [];

/** Called as an area's code is loaded: what happens to a subscription once its charge was taken or refused. */
export const onRecurringOutcome = (by: Hears): void => void listeners.push(by);

/** Tells the listeners an outcome, in the transaction that changes the charge. */
export const publishRecurring: Hears = async (trx, tools, told) => {
  for (const hears of listeners) await hears(trx, tools, told);
};
