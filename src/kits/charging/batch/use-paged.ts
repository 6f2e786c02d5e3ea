import { useState } from 'react';
import type { CallError } from '../../../data/use-call';
import type { PageSize } from '@balcao/contract/shared/paging';
import type { ListTable } from '../../../data/use-list-table';

interface Answered<Row> {
  rows: Row[] | undefined;
  total: number | undefined;
  error: CallError | null;
  isLoading: boolean;
  isFetching: boolean;
  retry: () => void;
}

/** State of page and page size, for a table filled by a call that is not a registered resource. */
export function usePaging() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(15);
  return { page, pageSize, setPage, setPageSize: (size: number) => (setPageSize(size as PageSize), setPage(1)) };
}

const nothing = () => undefined;

/** A call's answer as the table that DataTable takes: with pages, without sorting and filters. */
export const asTable = <Row>(
  resource: string,
  paging: ReturnType<typeof usePaging>,
  { rows, total, ...call }: Answered<Row>,
): ListTable<Row> => ({
  resource,
  ...paging,
  ...call,
  rows: call.error ? [] : (rows ?? []),
  total: total ?? 0,
  sorter: undefined,
  setSorter: nothing,
  filterOf: nothing,
  setFilter: nothing,
  setFilters: nothing,
  clearFilters: nothing,
  filterCount: 0,
  body: {},
  viewState: '',
  setViewState: nothing,
});
