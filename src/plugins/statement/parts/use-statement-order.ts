import { useSearchParams } from 'react-router';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';

type Size = (typeof PAGE_SIZES)[number];
const USUAL: Size = 15;

/** The statement's order and page size in an address; invalid values are the usual ones (SHELL-7.6-3, SHELL-9-2). */
const readOrder = (query: URLSearchParams): { pageSize: Size; sortDesc: boolean } => ({
  pageSize: PAGE_SIZES.find((size) => String(size) === query.get('pageSize')) ?? USUAL,
  sortDesc: query.get('sortDesc') !== 'false',
});

/** The statement's order and page size, stored in the address beside its filters. */
export function useStatementOrder() {
  const [query, setQuery] = useSearchParams();
  const put = (name: string, value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    ...readOrder(query),
    setPageSize: (size: number) => put('pageSize', size === USUAL ? null : String(size)),
    setSortDesc: (isNewestFirst: boolean) => put('sortDesc', isNewestFirst ? null : 'false'),
  };
}
