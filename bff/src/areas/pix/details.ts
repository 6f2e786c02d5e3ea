import type { PixFrequency } from '@balcao/contract/pix';
import type { Operation } from '../../kits/money/kind';

/** What Pix keeps with an operation. */
export interface PixDetails {
  endToEnd: string;
  by: 'key' | 'qrcode' | 'account' | 'refund';
  /** Unformatted document of whoever is paid; the counterpart's is masked where a key led to them. */
  document?: string | null;
  txid?: string | null;
  payerResponse?: string | null;
  /** Account of this bank that is paid. */
  to?: number;
  /** It waits for its day. */
  scheduled?: boolean;
  recurrence?: { id: number; start: string; frequency: PixFrequency; number: number; times: number };
  /** The received Pix that is given back. */
  refundOf?: number;
  complaint?: number;
}

export const detailsOf = (operation: Pick<Operation, 'details'>): PixDetails =>
  operation.details as unknown as PixDetails;
