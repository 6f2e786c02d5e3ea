import { PAGE_SIZES, type PageSize } from '@balcao/contract/shared/paging';
import type { PrefetchedCall } from '../define-resource';

/** Height in px of a row, and of everything above and below a list's rows. */
const ROW = 40;
const AROUND = 320;

/** How many rows a list's first page has: the smallest page size that fills the window's height. */
export const firstSize = (height = window.innerHeight): PageSize =>
  PAGE_SIZES.find((size) => size * ROW >= height - AROUND) ?? PAGE_SIZES.at(-1)!;

/** How many rows a list first fetches: as its address says, else as fit the window. */
export function askedSize(search = window.location.search): PageSize {
  const said = Number(new URLSearchParams(search).get('pageSize'));
  return PAGE_SIZES.find((size) => size === said) ?? firstSize();
}

/** The calls to prefetch; first pages of lists get the page size that the list will use. */
export const withAskedSize = (calls: readonly PrefetchedCall[]): PrefetchedCall[] =>
  calls.map((call) => {
    const { body } = call.input as { body?: object };
    return call.list ? { ...call, input: { ...call.input, body: { ...body, size: askedSize() } } } : call;
  });
