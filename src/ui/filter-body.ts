import type { CrudFilter } from '@refinedev/core';

/** Nothing to narrow by: no value, no element, or an object of nothings. */
export const isEmptyFilter = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) ? value.length === 0 : typeof value === 'object' && Object.values(value).every(isEmptyFilter));

/** The same value, of a list or an object each of its own, as numbers. */
const asNumbers = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(Number);
  return typeof value === 'object' ? Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, Number(one)])) : Number(value);
};

const held = (value: unknown): unknown =>
  typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.entries(value as object).filter(([, one]) => !isEmptyFilter(one))) : value;

/** {field: value} of the filters that hold something, as a call's body takes them; those in `numbers` came from the URL as text. */
export function filterBody(filters: readonly CrudFilter[] = [], numbers: readonly string[] = []): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const filter of filters) {
    if (!('field' in filter) || isEmptyFilter(filter.value)) continue;
    const value = held(filter.value);
    body[filter.field] = numbers.includes(filter.field) ? asNumbers(value) : value;
  }
  return body;
}
