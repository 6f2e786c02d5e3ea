import type { TransferTerms } from '@balcao/contract/transfers';
import { useCall } from '../../data/use-call';

/** Fee and limit, integer cents, that count until the terms are loaded: so no transfer looks cheap or free (SHELL-9-23, AREAS-9-18). */
const MOST = 999_999_999_999;

export type Terms = Pick<TransferTerms, 'transferFee' | 'minValueFreeTransfer'> & { loaded?: TransferTerms };

export function useTerms(): Terms & Pick<ReturnType<typeof useCall>, 'error' | 'retry'> {
  const { data, error, retry } = useCall('GET /transfers/terms', {}, { topic: 'statement' });
  const { transferFee = { own: MOST, other: MOST }, minValueFreeTransfer = MOST } = data ?? {};
  return { transferFee, minValueFreeTransfer, error, retry, ...(data ? { loaded: data } : {}) };
}
