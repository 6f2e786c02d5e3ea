import { useTable } from '@refinedev/antd';
import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { filterBody, isEmptyFilter } from './filter-body';
import { lookOf, parseLook } from './look';
import type { CallError } from './use-call';

export const PAGE_SIZES = [15, 25, 50, 100] as const;

interface Options {
  resource: string;
  /** Order of the first look. */
  sorters?: CrudSort[];
  /** Filters of the first look. */
  filters?: CrudFilter[];
  /** Filters the user cannot change. */
  permanent?: CrudFilter[];
  /** Filters the server takes as numbers; the URL only holds text. */
  numbers?: readonly string[];
  /** Off for a list inside another page, whose state is not the URL's. */
  inUrl?: boolean;
}

export interface ListTable<Row> {
  resource: string;
  rows: Row[];
  total: number;
  /** The server stopped counting at `total`: there are more. */
  atLeast?: boolean;
  page: number;
  pageSize: number;
  isLoading: boolean;
  isFetching: boolean;
  error: CallError | null;
  retry: () => void;
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
  sorter: CrudSort | undefined;
  setSorter: (sorter: CrudSort | undefined) => void;
  /** Value of a filter by field. */
  filterOf: (field: string) => unknown;
  /** Sets one filter (undefined or '' removes it) and goes to page 1. */
  setFilter: (field: string, value: unknown) => void;
  /** Sets several at once. */
  setFilters: (values: Record<string, unknown>) => void;
  clearFilters: () => void;
  /** How many filters hold something. */
  filterCount: number;
  filters: CrudFilter[];
  /** What the filters hold, as a call's body takes it: for totals, exports and actions over the whole filter. */
  body: Record<string, unknown>;
  /** Filters and order as a query, to be kept and set again. */
  look: string;
  setLook: (look: string) => void;
  /** How this page was asked for, where another can be asked for ahead (`PageAhead`). */
  asked?: Asked;
}

export interface Asked {
  resource: string;
  filters: CrudFilter[];
  sorters: CrudSort[];
  meta: { numbers: readonly string[] };
}

/** A list of a resource with page, order and filters in the URL, kept live. Feeds DataTable and FilterBar. */
export function useListTable<Row extends BaseRecord & { id: number }>({ resource, sorters = [], filters = [], permanent = [], numbers = [], inUrl = true }: Options): ListTable<Row> {
  const table = useTable<Row>({
    resource,
    syncWithLocation: inUrl,
    pagination: { pageSize: 15 },
    sorters: { initial: sorters },
    filters: { initial: filters, permanent, defaultBehavior: 'merge' },
    meta: { numbers },
    // the rows stay until the next ones are there
    queryOptions: { placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const { tableQuery: query, result } = table;
  const held = table.filters.filter((f) => 'field' in f && !isEmptyFilter(f.value) && !permanent.some((p) => 'field' in p && p.field === f.field));
  const last = Math.max(1, Math.ceil((result.total ?? 0) / table.pageSize));
  // What stood on the last page was deleted, or its address is old: the list is not empty for that.
  const isPast = query.isSuccess && !query.isFetching && result.data?.length === 0 && table.currentPage > last && query.data?.['atLeast'] !== true;
  const { setCurrentPage } = table;
  useEffect(() => {
    if (isPast) setCurrentPage(last);
  }, [isPast, last, setCurrentPage]);
  const setFilters = (values: Record<string, unknown>) => {
    const fields = Object.keys(values);
    const set = fields.filter((field) => !isEmptyFilter(values[field])).map((field): CrudFilter => ({ field, operator: Array.isArray(values[field]) ? 'in' : 'eq', value: values[field] }));
    table.setFilters([...set, ...table.filters.filter((f) => !('field' in f) || !fields.includes(f.field))], 'replace');
    table.setCurrentPage(1);
  };
  return {
    resource,
    rows: query.error ? [] : ((result.data ?? []) as Row[]),
    total: result.total ?? 0,
    atLeast: query.data?.['atLeast'] === true,
    page: table.currentPage,
    pageSize: table.pageSize,
    isLoading: query.isLoading || isPast,
    isFetching: query.isFetching,
    error: query.error as unknown as CallError | null,
    retry: () => void query.refetch(),
    setPage: (page) => table.setCurrentPage(page),
    setPageSize: (size) => {
      table.setPageSize(size);
      table.setCurrentPage(1);
    },
    sorter: table.sorters[0],
    setSorter: (sorter) => table.setSorters(sorter ? [sorter] : sorters),
    filterOf: (field) => table.filters.find((f): f is CrudFilter & { field: string } => 'field' in f && f.field === field)?.value,
    setFilter: (field, value) => setFilters({ [field]: value }),
    setFilters,
    clearFilters: () => {
      table.setFilters([], 'replace');
      table.setCurrentPage(1);
    },
    filterCount: held.length,
    filters: table.filters,
    body: filterBody(table.filters, numbers),
    asked: { resource, filters: table.filters, sorters: table.sorters, meta: { numbers } },
    look: lookOf(held, table.sorters),
    setLook: (look) => {
      const { filters, sorters: order } = parseLook(look);
      table.setFilters(filters, 'replace');
      table.setSorters(order.length > 0 ? order : sorters);
      table.setCurrentPage(1);
    },
  };
}
