import { useSearchParams } from 'react-router';
import type { StatementSort } from '@balcao/contract/statement';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';

type Size = (typeof PAGE_SIZES)[number];
const USUAL: Size = 15;
/** Those of the contract; a type of it, so that none of its code comes along. */
const SORTS = ['date', 'value', 'description', 'type'] as const satisfies readonly StatementSort[];

/** The statement's order and page size in an address; invalid values are the usual ones (SHELL-7.6-3, SHELL-9-2). */
const readOrder = (query: URLSearchParams): { pageSize: Size; sortBy: StatementSort; sortDesc: boolean } => ({
  pageSize: PAGE_SIZES.find((size) => String(size) === query.get('pageSize')) ?? USUAL,
  sortBy: SORTS.find((one) => one === query.get('sortBy')) ?? 'date',
  sortDesc: query.get('sortDesc') !== 'false',
});

/** The statement's order and page size, stored in the address beside its filters. */
export function useStatementOrder() {
  const [query, setQuery] = useSearchParams();
  const put = (values: Record<string, string | null>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === null) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    ...readOrder(query),
    setPageSize: (size: number) => put({ pageSize: size === USUAL ? null : String(size) }),
    setSort: (sortBy: StatementSort, sortDesc: boolean) =>
      put({ sortBy: sortBy === 'date' ? null : sortBy, sortDesc: sortDesc ? null : 'false' }),
  };
}
