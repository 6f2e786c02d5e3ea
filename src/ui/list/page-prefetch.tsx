import { useList, useMeta, useResourceParams } from '@refinedev/core';
import type { Asked } from '../../data/use-list-table';

/**
 * Asks for a page while the pointer or the focus rests on what turns to it: the very request of `useListTable`, so that
 * it finds the answer there.
 */
export function PagePrefetch({
  asked: { resource: name, filters, sorters },
  pageSize,
  page,
}: {
  asked: Asked;
  pageSize: number;
  page: number;
}) {
  const { resource } = useResourceParams({ resource: name });
  const metaOf = useMeta();
  useList({
    resource: name,
    pagination: { currentPage: page, pageSize },
    filters,
    sorters,
    meta: metaOf({ resource }),
    liveMode: 'off',
    errorNotification: false,
  });
  return null;
}
