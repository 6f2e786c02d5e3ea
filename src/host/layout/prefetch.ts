import { loadPage } from '../load-page';
import { table } from '../table';

/** Fetches a page's code and texts before it is asked for (a pointer over its link). */
export function prefetch(path: string): void {
  const page = table.pageAt(path);
  if (!page) return;
  void loadPage(page).catch(() => undefined);
}
