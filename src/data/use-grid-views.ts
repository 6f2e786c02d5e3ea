import { gridViews } from '../resources/grid-views';
import { useRows } from './use-rows';
import { useWrites } from './use-writes';

/** The caller's saved views of a list, as the server has them, and what changes them. */
export function useGridViews(grid: string) {
  const { rows: views, error, retry } = useRows(gridViews, { filters: { grid } });
  return { views, error, retry, ...useWrites(gridViews, { quiet: true }) };
}
