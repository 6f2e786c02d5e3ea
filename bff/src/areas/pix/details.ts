import type { PixFrequency } from '@balcao/contract/pix';
import type { Operation } from '../../kits/money/kind';

/** The `details` of an operation that is a Pix. */
export interface PixDetails {
  endToEnd: string;
  by: 'key' | 'qrcode' | 'account' | 'refund';
  /** The payee's document without mask; the one in `counterpart` is masked where a key led to them. */
  document?: string | null;
  txid?: string | null;
  payerResponse?: string | null;
  /** Id of the payee's account, if it is one of this bank. */
  to?: number;
  /** It was scheduled for a later day. */
  scheduled?: boolean;
  recurrence?: { id: number; start: string; frequency: PixFrequency; number: number; times: number };
  /** Id of the received Pix that this one refunds. */
  refundOf?: number;
  /** What an application of the public API calls a refund by. */
  refundId?: string;
  /** The key of the account that an application said it pays from. */
  payerKey?: string;
  /** What an application calls a payment by. */
  sendId?: string;
  complaint?: number;
}

export const detailsOf = (operation: Pick<Operation, 'details'>): PixDetails =>
  operation.details as unknown as PixDetails;
