import { useTable, type BaseRecord, type CrudFilter, type CrudSort, type MetaQuery } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { pageOf, sizeOf } from '@balcao/contract/shared/paging';
import type { FiltersOf, OrderOf, ResourceDefinition, RowOf, Sorter } from '../define-resource';
import { listBody, listOf, type ListMeta } from '../providers/data';
import { filterBody, offeredFilters, offeredSorters } from '../providers/filter-body';
import { askedSize } from '../providers/first-size';
import { takePrefetchedPage } from '../providers/prefetch';
import type { CallError } from './use-call';
import { crudFilters, parseViewState, viewStateOf } from './view-state';

interface Options<R> {
  /** Filters of the first view. */
  filters?: FiltersOf<R>;
  /** Of those filed away, which are a list of their own. */
  filed?: boolean;
  /** Off for a list inside another page, whose state is not the URL's. */
  inUrl?: boolean;
}

/** A list's rows and its state. Feeds DataTable and FilterBar. */
export interface ListTable<Row, Order extends string = string, Filters extends object = Record<string, unknown>> {
  /** The resource's name; of those filed away with '-filed'. What a person sets for the list is kept under it. */
  resource: string;
  rows: Row[];
  total: number;
  /** The server stopped counting at `total`: there are more. */
  isLowerBound?: boolean;
  page: number;
  pageSize: number;
  isLoading: boolean;
  isFetching: boolean;
  /** The rows are those before the last change of page, order or filter: their own are still on the way. */
  isPrevious?: boolean;
  error: CallError | null;
  retry(): void;
  setPage(page: number): void;
  setPageSize(size: number): void;
  sorter: Sorter<Order> | undefined;
  /** Orders (undefined: as at first) and goes to page 1. */
  setSorter(sorter: Sorter<Order> | undefined): void;
  /** Value of a filter by field. */
  filterOf<F extends keyof Filters & string>(field: F): Filters[F] | undefined;
  /** Sets one filter (undefined or '' removes it) and goes to page 1. */
  setFilter<F extends keyof Filters & string>(field: F, value: Filters[F] | undefined): void;
  /** Sets several at once. */
  setFilters(values: Partial<Filters>): void;
  clearFilters(): void;
  /** What it can be narrowed to, by field. */
  filterKinds?: ResourceDefinition['filters'];
  /** How many filters hold something. */
  filterCount: number;
  /** What the filters hold, as a call's body takes it: for totals, exports and actions over the whole filter. */
  body: Partial<Filters>;
  /** Filters and order as a query, to be saved and set again. */
  viewState: string;
  setViewState(viewState: string): void;
  /** How this page was fetched, for lists whose other pages can be prefetched (`PagePrefetch`). */
  asked?: Asked;
}

/** What a table shows of a list; filters are not part of it. */
export type ShownTable<Row, Order extends string = string> = Omit<
  ListTable<Row, Order>,
  'filterOf' | 'setFilter' | 'setFilters' | 'filterKinds' | 'body'
>;

/** The list of a resource. */
export type TableOf<R> = ListTable<RowOf<R>, OrderOf<R>, FiltersOf<R>>;

export interface Asked {
  resource: string;
  filters: CrudFilter[];
  sorters: CrudSort[];
  meta: ListMeta;
}

/**
 * A list of a resource with page, order and filters in the URL, updated by live events. Orders and filters in the URL that the resource
 * does not declare (`orders`, `filters`) are ignored. `const table = useListTable(customers)`
 */
export function useListTable<const R extends ResourceDefinition>(resource: R, options: Options<R> = {}): TableOf<R> {
  const { filters: first = {}, filed = false, inUrl = true } = options;
  const { name, orders, firstOrder, filters: kinds } = resource;
  const sorters = firstOrder ? [firstOrder] : [];
  const filters = crudFilters(first);
  const firstView = { sorters, filters, pagination: { pageSize: askedSize() } };
  const prefetched = useFirstPage(name, inUrl && !filed ? listBody(resource, firstView) : undefined);
  const meta: ListMeta = filed ? { filed } : {};
  const table = useTable<BaseRecord>({
    resource: name,
    syncWithLocation: inUrl,
    meta: meta as MetaQuery,
    pagination: { pageSize: sizeOf(undefined) },
    sorters: { initial: sorters },
    filters: { initial: filters, defaultBehavior: 'merge' },
    // the rows stay until the next ones are there
    queryOptions: { placeholderData: keepPreviousData, ...prefetched },
    errorNotification: false,
  });
  const { tableQuery: query, result } = table;
  const offered = offeredFilters(table.filters, kinds);
  const chosen = offeredSorters(table.sorters, orders);
  const order = chosen.length > 0 ? chosen : sorters;
  const [page, pageSize] = [pageOf(table.currentPage), sizeOf(table.pageSize)];
  const last = Math.max(1, Math.ceil((result.total ?? 0) / pageSize));
  const isLowerBound = query.data?.['isLowerBound'] === true;
  // The page is past the end, because its rows were deleted or the address is old: the last page is shown instead of an empty list.
  const isPast = query.isSuccess && !query.isFetching && result.data?.length === 0 && page > last && !isLowerBound;
  const { setCurrentPage, setPageSize } = table;
  // An impossible page or size in the address is replaced by the one that is shown.
  useEffect(() => {
    if (table.pageSize !== pageSize) setPageSize(pageSize);
    if (table.currentPage !== page) setCurrentPage(page);
  }, [table.pageSize, pageSize, setPageSize, table.currentPage, page, setCurrentPage]);
  useEffect(() => {
    if (isPast) setCurrentPage(last);
  }, [isPast, last, setCurrentPage]);
  const replaceFilters = (next: CrudFilter[]) => {
    table.setFilters(next, 'replace');
    table.setCurrentPage(1);
  };
  const setFilters = (values: object) =>
    replaceFilters([...crudFilters(values), ...offered.filter(({ field }) => !Object.hasOwn(values, field))]);
  return {
    resource: filed ? `${name}-filed` : name,
    rows: query.error ? [] : ((result.data ?? []) as RowOf<R>[]),
    total: result.total ?? 0,
    isLowerBound,
    page,
    pageSize,
    isLoading: query.isLoading || isPast,
    isFetching: query.isFetching,
    isPrevious: query.isPlaceholderData,
    error: query.error as unknown as CallError | null,
    retry: () => void query.refetch(),
    setPage: (page) => table.setCurrentPage(page),
    setPageSize: (size) => {
      table.setPageSize(size);
      table.setCurrentPage(1);
    },
    sorter: order[0] as Sorter<OrderOf<R>> | undefined,
    setSorter: (sorter) => {
      table.setSorters(sorter ? [sorter] : sorters);
      table.setCurrentPage(1);
    },
    filterOf: (field) => offered.find((filter) => filter.field === field)?.value as never,
    setFilter: (field, value) => setFilters({ [field]: value }),
    setFilters,
    clearFilters: () => replaceFilters([]),
    filterKinds: kinds,
    filterCount: offered.length,
    body: filterBody(offered) as FiltersOf<R>,
    asked: { resource: name, filters: table.filters, sorters: table.sorters, meta },
    viewState: viewStateOf(offered, order),
    setViewState: (viewState) => {
      const parsed = parseViewState(viewState);
      table.setSorters(parsed.sorters.length > 0 ? parsed.sorters : sorters);
      replaceFilters(parsed.filters);
    },
  };
}

/** The prefetched first page, if its answer has come; used for the first view only. */
function useFirstPage(resource: string, body: object | undefined) {
  const isFirst = useRef(true);
  const prefetched = isFirst.current && body ? takePrefetchedPage(resource, body) : undefined;
  useEffect(() => {
    isFirst.current = false;
  }, []);
  return prefetched && { initialData: listOf(prefetched.answer), initialDataUpdatedAt: prefetched.at };
}
