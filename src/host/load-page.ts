import { loadTexts } from '../providers/texts';
import type { KnownPage } from './route-table';
import { loadFirst } from './slots';

/** A page's code, with its texts and what it shows at once fetched beside it. */
export async function loadPage({ load, texts, shows }: KnownPage): ReturnType<KnownPage['load']> {
  const [module] = await Promise.all([load(), loadTexts(texts), shows && loadFirst(shows)]);
  return module;
}
