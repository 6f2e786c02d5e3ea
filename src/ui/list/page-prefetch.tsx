import { type MetaQuery, useList, useMeta, useResourceParams } from '@refinedev/core';
import type { Asked } from '../../data/use-list-table';

/**
 * Prefetches a page of a list while the pointer or focus is on the button that leads to it. The request is the one that `useListTable`
 * will make, which then finds the answer in the cache.
 */
export function PagePrefetch({
  asked: { resource: name, filters, sorters, meta },
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
    meta: metaOf({ resource, meta: meta as MetaQuery }),
    liveMode: 'off',
    errorNotification: false,
  });
  return null;
}
