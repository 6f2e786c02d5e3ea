import type { CrudFilter } from '@refinedev/core';
import { stringifyTableParams } from '@refinedev/core';
import type { FiltersOf } from '../../define-resource';
import type { receivables } from '../../resources/receivables';
import { usePathOf } from '../../ui/page/routing';

/** Returns the path of the charges' list with the filters of a figure. */
export function useFigurePath() {
  const path = usePathOf()('receivables-list')!;
  return (filter: FiltersOf<typeof receivables>): string => {
    const filters = Object.entries(filter).flatMap(([field, value]): CrudFilter[] =>
      value === undefined ? [] : [{ field, operator: Array.isArray(value) ? 'in' : 'eq', value }],
    );
    return `${path}?${stringifyTableParams({ filters, sorters: [] })}`;
  };
}
