import { useState } from 'react';
import type { PageSize } from '@balcao/contract/shared/paging';

/** The page of a list that is a part of a page, and has no address: the first one at another size. */
export interface Pages {
  page: number;
  pageSize: PageSize;
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
}

/** Pages of a list narrowed by `filter`: another filter begins at its first page. */
export function usePages(filter: object = {}): Pages {
  const of = JSON.stringify(filter);
  const [held, setHeld] = useState<{ page: number; pageSize: PageSize; of: string }>({ page: 1, pageSize: 15, of });
  const { pageSize } = held;
  return {
    page: held.of === of ? held.page : 1,
    pageSize,
    setPage: (page) => setHeld({ page, pageSize, of }),
    setPageSize: (size) => setHeld({ page: 1, pageSize: size as PageSize, of }),
  };
}
