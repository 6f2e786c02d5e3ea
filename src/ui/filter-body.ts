import type { CrudFilter, CrudSort } from '@refinedev/core';
import { isRealDay } from './typed-day';

export const PAGE_SIZES = [15, 25, 50, 100] as const;
/** What the URL may say of them; anything else is the first. */
export const sizeOf = (size: unknown): number => PAGE_SIZES.find((one) => one === size) ?? PAGE_SIZES[0];
export const pageOf = (page: unknown): number =>
  Number.isInteger(page) && Number(page) >= 1 && Number(page) <= 10_000_000 ? Number(page) : 1;

/** Nothing to narrow by: no value, no element, or an object of nothings. */
export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.values(value).every(isEmptyFilter));

/** What a filter may hold: a text, ids, days 'yyyy-mm-dd' or cents from–to, one or several of these words. */
export type FilterKind =
  | 'text'
  | 'id'
  | 'ids'
  | 'days'
  | 'amounts'
  | { one: readonly string[] }
  | { several: readonly string[] };

/** What a list can be narrowed to and ordered by. Anything else that its address says is left out. */
export interface Offer {
  filters: Record<string, FilterKind>;
  order: readonly string[];
}

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

/** The value as a call takes it (the URL holds text alone); undefined where it is none of its kind. */
function valueOf(kind: FilterKind, value: unknown): unknown {
  const wordOf = (words: readonly string[]) => (one: unknown) => words.find((word) => word === one);
  if (typeof kind === 'object') return 'one' in kind ? wordOf(kind.one)(value) : listOf(value, wordOf(kind.several));
  switch (kind) {
    case 'text':
      return typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : undefined;
    case 'id':
      return idOf(value);
    case 'ids':
      return listOf(value, idOf);
    case 'days':
      return range(value, ['from', 'to'], dayOf);
    case 'amounts':
      return range(value, ['min', 'max'], centsOf);
  }
}

/** The filters that the list offers and that hold something, each with its value as a call takes it. */
export function offeredFilters(
  filters: unknown,
  offer: Offer['filters'],
): { field: string; operator: 'eq' | 'in'; value: unknown }[] {
  if (!Array.isArray(filters)) return [];
  return (filters as (CrudFilter | undefined)[]).flatMap((filter) => {
    if (!filter || !('field' in filter) || !Object.hasOwn(offer, filter.field)) return [];
    const { field } = filter;
    const value = valueOf(offer[field]!, filter.value);
    return isEmptyFilter(value)
      ? []
      : [{ field, operator: Array.isArray(value) ? ('in' as const) : ('eq' as const), value }];
  });
}

/** The orders that the list offers. */
export const offeredSorters = (sorters: unknown, order: Offer['order']): CrudSort[] =>
  Array.isArray(sorters)
    ? (sorters as (CrudSort | undefined)[]).flatMap((one) =>
        one && order.includes(one.field)
          ? [{ field: one.field, order: one.order === 'desc' ? ('desc' as const) : ('asc' as const) }]
          : [],
      )
    : [];

/** {field: value} of the filters that hold something, as a call's body takes them. */
export const filterBody = (filters: readonly CrudFilter[] = []): Record<string, unknown> =>
  Object.fromEntries(
    filters.flatMap((filter) =>
      'field' in filter && !isEmptyFilter(filter.value) ? [[filter.field, filter.value]] : [],
    ),
  );
