import { sizeOf, type PageSize } from '@balcao/contract/shared/paging';
import type { PrefetchedCall } from '../define-resource';

/** How many rows a list first fetches: as its address says, else 15 whatever the window (SHELL-9-1). */
export const askedSize = (search = window.location.search): PageSize =>
  sizeOf(Number(new URLSearchParams(search).get('pageSize')));

/** The calls to prefetch; first pages of lists get the page size that the list will use. */
export const withAskedSize = (calls: readonly PrefetchedCall[]): PrefetchedCall[] =>
  calls.map((call) => {
    const { body } = call.input as { body?: object };
    return call.list ? { ...call, input: { ...call.input, body: { ...body, size: askedSize() } } } : call;
  });
