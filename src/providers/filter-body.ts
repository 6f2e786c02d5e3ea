import type { CrudFilter, CrudSort } from '@refinedev/core';
import { isRealDay } from '@balcao/contract/shared/day';
import type { FilterKind, Sorter } from '../define-resource';

/** A filter that is not set: no value, no element, or an object whose values are all empty. */
export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.values(value).every(isEmptyFilter));

const MOST_CENTS = 999_999_999_999;
const LONGEST_TEXT = 120;

const whole = (value: unknown, least: number, most: number): number | undefined => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined;
};
const idOf = (value: unknown) => whole(value, 1, Number.MAX_SAFE_INTEGER);
const centsOf = (value: unknown) => whole(value, 0, MOST_CENTS);
const dayOf = (value: unknown) =>
  typeof value === 'string' && isRealDay(value) && value >= '1900' ? value : undefined;

function range<T extends string | number>(
  value: unknown,
  [least, most]: readonly [string, string],
  of: (end: unknown) => T | undefined,
): Record<string, T> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const ends = value as Record<string, unknown>;
  const from = of(ends[least]);
  const to = of(ends[most]);
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { ...(from === undefined ? {} : { [least]: from }), ...(to === undefined ? {} : { [most]: to }) };
}

const listOf = <T>(value: unknown, of: (one: unknown) => T | undefined): T[] =>
  (Array.isArray(value) ? value : [value]).map(of).filter((one) => one !== undefined);

/** The value as the call takes it (the URL has texts only); undefined where it does not fit the filter's kind. */
function valueOf(kind: FilterKind, value: unknown): unknown {
  const wordOf = (words: readonly string[]) => (one: unknown) => words.find((word) => word === one);
  if (typeof kind === 'object') return 'one' in kind ? wordOf(kind.one)(value) : listOf(value, wordOf(kind.several));
  switch (kind) {
    case 'text':
    case 'document':
      return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined;
    case 'id':
      return idOf(value);
    case 'cents':
      // nothing is asked for by no money (AREAS-5-10)
      return whole(value, 1, MOST_CENTS);
    case 'ids':
      return listOf(value, idOf);
    case 'days':
      return range(value, ['from', 'to'], dayOf);
    case 'amounts':
      return range(value, ['min', 'max'], centsOf);
  }
}

/** The filters that the list declares and that are set, each with its value as the call takes it. */
export function offeredFilters(
  filters: unknown,
  offered: Partial<Record<string, FilterKind>> = {},
): { field: string; operator: 'eq' | 'in'; value: unknown }[] {
  if (!Array.isArray(filters)) return [];
  return (filters as (CrudFilter | undefined)[]).flatMap((filter) => {
    if (!filter || !('field' in filter) || !Object.hasOwn(offered, filter.field)) return [];
    const { field } = filter;
    const value = valueOf(offered[field]!, filter.value);
    return isEmptyFilter(value)
      ? []
      : [{ field, operator: Array.isArray(value) ? ('in' as const) : ('eq' as const), value }];
  });
}

/** The orders that the list declares. */
export const offeredSorters = (sorters: unknown, orders: readonly string[] = []): Sorter[] =>
  Array.isArray(sorters)
    ? (sorters as (CrudSort | undefined)[]).flatMap((one) =>
        one && orders.includes(one.field)
          ? [{ field: one.field, order: one.order === 'desc' ? ('desc' as const) : ('asc' as const) }]
          : [],
      )
    : [];

/** {field: value} of the filters that are set, as a call's body takes them. */
export const filterBody = (filters: readonly CrudFilter[] = []): Record<string, unknown> =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      'field' in filter && !isEmptyFilter(filter.value) ? [[filter.field, filter.value]] : [],
    ),
  );
