import { parseTableParams, stringifyTableParams, type CrudFilter, type CrudSort } from '@refinedev/core';
import { isEmptyFilter } from '../providers/filter-body';

/** The router writes a query without encoding it; these would end a value or change it. */
const RESERVED = /[%&#+]/g;

/** A copy whose texts are escaped, so that they can stand in such a query. */
export const escapeQuery = <T>(value: T): T => {
  if (typeof value === 'string') return value.replace(RESERVED, encodeURIComponent) as T;
  if (Array.isArray(value)) return value.map(escapeQuery) as T;
  return typeof value === 'object' && value !== null
    ? (Object.fromEntries(Object.entries(value).map(([key, one]) => [key, escapeQuery(one)])) as T)
    : value;
};

/** Filters in Refine's form; empty ones are left out. */
export const crudFilters = (values: object): CrudFilter[] =>
  Object.entries(values as Record<string, unknown>)
    .filter(([, value]) => !isEmptyFilter(value))
    .map(([field, value]) => ({ field, operator: Array.isArray(value) ? 'in' : 'eq', value }));

/** Filters and order of a list as its URL holds them; the same for the same view, whatever was set first. */
export const viewStateOf = (filters: readonly CrudFilter[], sorters: CrudSort[]): string =>
  stringifyTableParams({
    filters: escapeQuery(filters.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))),
    sorters,
  });

/** Reads what {@link viewStateOf} wrote; anything that is no filter of one field is left out. */
export function parseViewState(viewState: string): { filters: CrudFilter[]; sorters: CrudSort[] } {
  const { parsedFilters, parsedSorter } = parseTableParams(`?${viewState}`);
  return {
    filters: Array.isArray(parsedFilters) ? parsedFilters.filter((one) => nameOf(one) !== '') : [],
    sorters: Array.isArray(parsedSorter) ? parsedSorter.filter((one) => typeof one.field === 'string') : [],
  };
}

const nameOf = (filter: CrudFilter) => ('field' in filter && typeof filter.field === 'string' ? filter.field : '');
