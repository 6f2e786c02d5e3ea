import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What the portal's build wrote down: the entries, and the modules each page's first view needs. */
interface PagesFile {
  entry: string;
  host: string;
  signIn: string;
  pages: { path: string; modules: string[]; prefetch?: PrefetchedCall[]; permissions?: string[] }[];
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
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const { entry, host, signIn, pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PagesFile;
  const routes = pages
    .map(({ path, ...page }) => ({
      ...page,
      pattern: toPattern(path),
      rank: path.split('/').filter((s) => s.startsWith(':')).length,
    }))
    .sort((a, b) => a.rank - b.rank);
  const tagsOf = new Map<string, string>();
  const tags = (keys: string[]) => {
    const id = keys.join('|');
    if (!tagsOf.has(id)) tagsOf.set(id, linkTags(manifest, keys));
    return tagsOf.get(id)!;
  };
  return (pathname, search, may) => {
    if (!may) return { links: tags([entry, signIn]), prefetch: [] };
    const { modules = [], permissions = [], prefetch = [] } = routes.find((r) => r.pattern.test(pathname)) ?? {};
    return {
      links: tags([entry, host, ...modules]),
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

function linkTags(manifest: Record<string, ManifestChunk>, keys: string[]): string {
  const files = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((css) => styles.add(css));
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...files].filter((file) => file.endsWith('.js')).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('');
}
