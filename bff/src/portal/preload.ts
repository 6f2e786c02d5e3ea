import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';

/** What the portal's build wrote down: the files, scripts and styles, that the sign-in, every page and each page need. */
interface PagesFile {
  signIn: string[];
  host: string[];
  pages: { path: string; files: string[]; prefetch?: PrefetchedCall[]; permissions?: string[] }[];
}

interface PrefetchedCall {
  key: string;
  input: object;
  /** The resource whose first page it is. */
  list?: string;
}

/**
 * For the asked page, path and query apart: `<link>` tags that fetch all its code at once, so that nothing is
 * discovered late, and the calls it makes first. `may`: what who is signed in may use.
 */
export type Preload = (
  pathname: string,
  search: string,
  may: ((permission: string) => boolean) | null,
) => { links: string; prefetch: readonly PrefetchedCall[] };

export function readPreload(folder: string): Preload {
  const { signIn, host, pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PagesFile;
  const routes = pages
    .map(({ path, ...page }) => ({
      ...page,
      pattern: toPattern(path),
      rank: path.split('/').filter((s) => s.startsWith(':')).length,
    }))
    .sort((a, b) => a.rank - b.rank);
  return (pathname, search, may) => {
    if (!may) return { links: linkTags(signIn), prefetch: [] };
    const { files = [], permissions = [], prefetch = [] } = routes.find((r) => r.pattern.test(pathname)) ?? {};
    return {
      links: linkTags([...host, ...files]),
      prefetch: permissions.some(may) && isFirstView(search, prefetch) ? prefetch : [],
    };
  };
}

/** A list writes page, size and order into its address: that, and nothing else, is still what was prefetched, with the rows it says. */
function isFirstView(search: string, prefetch: readonly PrefetchedCall[]): boolean {
  const { page, order, asc } =
    (prefetch.find(({ list }) => list)?.input as { body?: Record<string, unknown> } | undefined)?.body ?? {};
  const query: Record<string, unknown> = {
    currentPage: page,
    'sorters[0][field]': order,
    'sorters[0][order]': asc ? 'asc' : 'desc',
  };
  return [...new URLSearchParams(search)].every(([name, value]) =>
    name === 'pageSize' ? PAGE_SIZES.some((size) => String(size) === value) : String(query[name]) === value,
  );
}

const toPattern = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .map((s) => (s.startsWith(':') ? '[^/]+' : s.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}/?$`,
  );

const linkTags = (files: readonly string[]): string =>
  files
    .toSorted((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')))
    .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" href="/${file}">`)
    .join('');
