import { cleanCode, PAYEE_CODE } from '@balcao/contract/shared/split';
import { useCall } from '../../../data/use-call';

/** Who payee codes name; those of no account are not among them. */
export function usePayees(codes: readonly string[]) {
  const wanted = [...new Set(codes.map(cleanCode))].filter((code) => PAYEE_CODE.test(code));
  const { data, error, retry } = useCall(
    'POST /charges/payees',
    { body: { codes: wanted } },
    { enabled: wanted.length > 0, staleTime: 60_000 },
  );
  return { payees: data, error, retry };
}

/** Who a code names, once it is one. */
export const usePayee = (code: string | undefined) => usePayees([code ?? '']).payees?.[0];
