import { useOne, type BaseRecord } from '@refinedev/core';
import type { RecordOf, ResourceDefinition } from '../define-resource';
import type { CallError } from './use-call';

/**
 * One record of a resource, updated by live events; nothing is fetched without an id. The page shows a failure itself.
 * `const { record: customer, error, isLoading, retry } = useRecord(customers, id)`
 */
export function useRecord<const R extends ResourceDefinition>({ name }: R, id: number | undefined) {
  const { query, result } = useOne<BaseRecord>({
    resource: name,
    id: id ?? 0,
    errorNotification: false,
    queryOptions: { enabled: id !== undefined },
  });
  return {
    record: result as RecordOf<R> | undefined,
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}
