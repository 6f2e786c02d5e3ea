import { loadTexts } from '../../providers/texts';
import { table } from '../table';

/** Fetches a page's code and texts before it is asked for (a pointer over its link). */
export function prefetch(path: string): void {
  const page = table.pageAt(path);
  if (!page) return;
  void page.load().catch(() => undefined);
  void loadTexts(page.area).catch(() => undefined);
}
