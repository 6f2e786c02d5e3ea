import { useTable } from '@refinedev/antd';
import type { BaseRecord, CrudFilter, CrudSort } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { takeListAhead } from '../providers/ahead';
import { listBody, listOf } from '../providers/data';
import {
  filterBody,
  isEmptyFilter,
  offeredFilters,
  offeredSorters,
  pageOf,
  PAGE_SIZES,
  sizeOf,
  type Offer,
} from './filter-body';
import { lookOf, parseLook } from './look';
import type { CallError } from './use-call';

export { PAGE_SIZES };

interface Options {
  resource: string;
  /** Order of the first look. */
  sorters?: CrudSort[];
  /** Filters of the first look. */
  filters?: CrudFilter[];
  /** What the user can narrow it to and order it by: what else its URL says is left out. The same object at every render. */
  offer: Offer;
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
  meta: object;
}

/** A list of a resource with page, order and filters in the URL, kept live. Feeds DataTable and FilterBar. */
export function useListTable<Row extends BaseRecord & { id: number }>({
  resource,
  sorters = [],
  filters = [],
  offer,
  inUrl = true,
}: Options): ListTable<Row> {
  // the data provider asks by it
  const meta = { offer, first: sorters };
  const ahead = useFirstPage(resource, inUrl ? listBody({ sorters, filters, meta }) : undefined);
  const table = useTable<Row>({
    resource,
    syncWithLocation: inUrl,
    pagination: { pageSize: 15 },
    sorters: { initial: sorters },
    filters: { initial: filters, defaultBehavior: 'merge' },
    meta,
    // the rows stay until the next ones are there
    queryOptions: { placeholderData: keepPreviousData, ...ahead },
    errorNotification: false,
  });
  const { tableQuery: query, result } = table;
  const offered: CrudFilter[] = offeredFilters(table.filters, offer.filters);
  const chosen = offeredSorters(table.sorters, offer.order);
  const order = chosen.length > 0 ? chosen : sorters;
  const [page, pageSize] = [pageOf(table.currentPage), sizeOf(table.pageSize)];
  const last = Math.max(1, Math.ceil((result.total ?? 0) / pageSize));
  // What stood on the last page was deleted, or its address is old: the list is not empty for that.
  const isPast =
    query.isSuccess &&
    !query.isFetching &&
    result.data?.length === 0 &&
    page > last &&
    query.data?.['atLeast'] !== true;
  const { setCurrentPage, setPageSize } = table;
  // An address that says a size or page there is none of then says the one that is shown.
  useEffect(() => {
    if (table.pageSize !== pageSize) setPageSize(pageSize);
    if (table.currentPage !== page) setCurrentPage(page);
  }, [table.pageSize, pageSize, setPageSize, table.currentPage, page, setCurrentPage]);
  useEffect(() => {
    if (isPast) setCurrentPage(last);
  }, [isPast, last, setCurrentPage]);
  const setFilters = (values: Record<string, unknown>) => {
    const fields = Object.keys(values);
    const set = fields
      .filter((field) => !isEmptyFilter(values[field]))
      .map((field): CrudFilter => ({
        field,
        operator: Array.isArray(values[field]) ? 'in' : 'eq',
        value: values[field],
      }));
    table.setFilters([...set, ...offered.filter((f) => !('field' in f) || !fields.includes(f.field))], 'replace');
    table.setCurrentPage(1);
  };
  return {
    resource,
    rows: query.error ? [] : ((result.data ?? []) as Row[]),
    total: result.total ?? 0,
    atLeast: query.data?.['atLeast'] === true,
    page,
    pageSize,
    isLoading: query.isLoading || isPast,
    isFetching: query.isFetching,
    error: query.error as unknown as CallError | null,
    retry: () => void query.refetch(),
    setPage: (page) => table.setCurrentPage(page),
    setPageSize: (size) => {
      table.setPageSize(size);
      table.setCurrentPage(1);
    },
    sorter: order[0],
    setSorter: (sorter) => table.setSorters(sorter ? [sorter] : sorters),
    filterOf: (field) =>
      offered.find((f): f is CrudFilter & { field: string } => 'field' in f && f.field === field)?.value,
    setFilter: (field, value) => setFilters({ [field]: value }),
    setFilters,
    clearFilters: () => {
      table.setFilters([], 'replace');
      table.setCurrentPage(1);
    },
    filterCount: offered.length,
    filters: offered,
    body: filterBody(offered),
    asked: { resource, filters: table.filters, sorters: table.sorters, meta },
    look: lookOf(offered, order),
    setLook: (look) => {
      const { filters, sorters: kept } = parseLook(look);
      table.setFilters(filters, 'replace');
      table.setSorters(kept.length > 0 ? kept : sorters);
      table.setCurrentPage(1);
    },
  };
}

/** The first page, where it was asked ahead and is there: for the first look alone, other looks ask for themselves. */
function useFirstPage(resource: string, body: object | undefined) {
  const isFirst = useRef(true);
  const ahead = isFirst.current && body ? takeListAhead(resource, body) : undefined;
  useEffect(() => {
    isFirst.current = false;
  }, []);
  return ahead && { initialData: listOf(ahead.answer), initialDataUpdatedAt: ahead.at };
}
