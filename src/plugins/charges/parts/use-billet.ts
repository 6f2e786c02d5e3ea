import { useOne } from '@refinedev/core';
import type { ChargeDetail } from '@balcao/contract/charges';
import type { CallError } from '../../../ui/use-call';

/** One billet, whole, kept live. */
export function useBillet(id: number | undefined) {
  const { query, result } = useOne<ChargeDetail>({
    resource: 'billets',
    id: id ?? 0,
    errorNotification: false,
    queryOptions: { enabled: id !== undefined },
  });
  return {
    billet: result,
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}

/** What an action on a billet changes: both lists, the billet, and what its customer owes. */
export const TOUCHED = ['billets', 'billets-filed', 'customers'] as const;
