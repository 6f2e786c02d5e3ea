import type { Recipient } from '@balcao/contract/charges';

/** Who is charged, as far as it is known, and how many of them an e-mail reaches. */
export interface Payers {
  recipients: Recipient[];
  withEmail: number;
}
