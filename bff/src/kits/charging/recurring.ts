import type { BilletInput } from '@balcao/contract/charges';
import type { Totals } from '@balcao/contract/shared/charge-amounts';
import type { Issuing, Payer } from './new-charge';

/** A charge of a subscription that is to be made now. */
export interface RecurringDue {
  subscriptionId: number;
  /** From 1. */
  period: number;
  /** As they are now, with the e-mail that the subscription's charges go to. */
  payer: Payer;
  /** With the due date of this charge. */
  input: Omit<BilletInput, 'customers'>;
  amounts: Totals;
}

/** How the charges of subscriptions are paid: a charge that waits to be paid, or a card that is charged at once. */
export interface RecurringMethod {
  /**
   * Makes the charge, of kind `subscription`, in the transaction given; or says why not, in pt-BR, having changed nothing. Asked again for
   * the same period only where it said why not.
   */
  charge: (work: Issuing, due: RecurringDue) => Promise<{ charge: number } | { failure: string }>;
  /** Days after a failure until it is tried again by itself. */
  retryAfterDays: number;
}

const methods = new Map<string, RecurringMethod>();

/** Called as an area's code is loaded: the way `method` of a subscription is charged. */
export const chargesRecurringly = (method: 'banking_billet' | 'credit_card', by: RecurringMethod): void =>
  void methods.set(method, by);

export const recurringMethod = (method: string): RecurringMethod | undefined => methods.get(method);
