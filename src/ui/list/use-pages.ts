import { useState } from 'react';
import type { PageSize } from '@balcao/contract/shared/paging';

/** The page of a list that is a part of a page, and has no address: the first one at another size. */
export interface Pages {
  page: number;
  pageSize: PageSize;
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
}

export function usePages(): Pages {
  const [{ page, pageSize }, set] = useState<Pick<Pages, 'page' | 'pageSize'>>({ page: 1, pageSize: 15 });
  return {
    page,
    pageSize,
    setPage: (to) => set({ page: to, pageSize }),
    setPageSize: (size) => set({ page: 1, pageSize: size as PageSize }),
  };
}
