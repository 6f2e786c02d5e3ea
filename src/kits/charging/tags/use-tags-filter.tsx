import { lazy } from 'react';
import type { FilterFace } from '../../../ui/list/filter-faces';
import { useTags } from './use-tags';

const TagSelect = lazy(() => import('./tag-select').then((module) => ({ default: module.TagSelect })));

/** The filter of a list by tags, whose chip says their names. @param chosen ids filtered by */
export function useTagsFilter(label: string, chosen: readonly number[] | undefined): FilterFace<number[]> {
  const tags = useTags({ enabled: (chosen?.length ?? 0) > 0 });
  const nameOf = (id: number) => tags.rows?.find((tag) => tag.id === id)?.name ?? String(id);
  return { label, input: <TagSelect />, words: (ids) => ids.map(nameOf).join(', ') };
}
