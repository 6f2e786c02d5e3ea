import { loadTexts } from '../providers/texts';
import type { KnownPage } from './route-table';
import { loadFirst } from './slots';

/** Loads a page's code; its texts, and the parts of `shows`, are fetched at the same time. */
export async function loadPage({ load, texts, shows }: KnownPage): ReturnType<KnownPage['load']> {
  const [module] = await Promise.all([load(), loadTexts(texts), shows && loadFirst(shows)]);
  return module;
}
