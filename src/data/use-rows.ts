import { useList, type BaseRecord } from '@refinedev/core';
import type { FiltersOf, ResourceDefinition, RowOf } from '../define-resource';
import type { CallError } from './use-call';
import { crudFilters } from './view-state';

interface Options<R> {
  /** Only rows that match these. */
  filters?: FiltersOf<R>;
  enabled?: boolean;
}

/**
 * All rows of a resource without pages, updated by live events; the component shows a failure itself. `rows` is undefined until they came.
 * `const { rows: tags = [], error } = useRows(tags, { filters: { showHidden: true } })`
 */
export function useRows<const R extends ResourceDefinition>({ name }: R, { filters, enabled = true }: Options<R> = {}) {
  const { query } = useList<BaseRecord>({
    resource: name,
    pagination: { mode: 'off' },
    filters: crudFilters(filters ?? {}),
    errorNotification: false,
    queryOptions: { enabled },
  });
  return {
    rows: query.data?.data as RowOf<R>[] | undefined,
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    retry: () => void query.refetch(),
  };
}
