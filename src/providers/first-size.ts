import { PAGE_SIZES, type PageSize } from '@balcao/contract/shared/paging';
import type { PrefetchedCall } from '../define-resource';

/** px of a row, and of all that stands above and below the rows of a list. */
const ROW = 40;
const AROUND = 320;

/** The rows of a list's first page: of the sizes offered the first that fills the window's height. */
export const firstSize = (height = window.innerHeight): PageSize =>
  PAGE_SIZES.find((size) => size * ROW >= height - AROUND) ?? PAGE_SIZES.at(-1)!;

/** The rows that a list is first asked for: those its address says, else those that fit. */
export function askedSize(search = window.location.search): PageSize {
  const said = Number(new URLSearchParams(search).get('pageSize'));
  return PAGE_SIZES.find((size) => size === said) ?? firstSize();
}

/** The first pages that a page is told to prefetch, with the rows that its list will ask for. */
export const withAskedSize = (calls: readonly PrefetchedCall[]): PrefetchedCall[] =>
  calls.map((call) => {
    const { body } = call.input as { body?: object };
    return call.list ? { ...call, input: { ...call.input, body: { ...body, size: askedSize() } } } : call;
  });
