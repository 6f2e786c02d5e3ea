import type { FiltersOf } from '../../define-resource';
import { listQuery } from '../../data/list-query';
import { receivables } from '../../resources/receivables';
import { usePathOf } from '../../ui/page/routing';

/** Returns the path of the charges' list with the filters of a figure. */
export function useFigurePath() {
  const path = usePathOf()('receivables-list')!;
  return (filter: FiltersOf<typeof receivables>): string => `${path}?${listQuery(receivables, filter)}`;
}
