import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';

const { pages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/portal/pages.json'), 'utf8')) as {
  pages: { path: string; as?: 'drawer'; prefetch?: { key: string }[]; area: string }[];
};

/** The calls that pages prefetch, as 'METHOD /bff/path', by page. */
export const prefetchOf = new Map(
  pages.flatMap(({ path, prefetch }) =>
    prefetch ? [[path, prefetch.map(({ key }) => key.replace(' ', ' /bff'))] as const] : [],
  ),
);

/** Paths of all pages, sorted by their number of ids, so that pages that show an id come before the page of that id. */
export const paths = pages
  .map((page) => page.path)
  .sort((a, b) => idsIn(a) - idsIn(b) || a.length - b.length || a.localeCompare(b));

/** The area of each page by path. */
const areaOf = new Map(pages.map((page) => [page.path, page.area]));
const area = process.env['TEST_AREA'];

/** Paths that are not tested: old addresses that no page links to. */
const UNREACHED = ['/tickets/historico/todos/:id'];

/** Paths of pages that open as a drawer over another page, which has text even where the drawer is blank. */
export const drawers = new Set(pages.filter((page) => page.as === 'drawer').map((page) => page.path));

/** Drawers that a kit makes for many records alike: two of each are walked, or all of an area under test. */
const OF_A_KIT =
  /\/(anotacao|etiquetas|arquivar|cancelar|reenviar-email|marcar-como-pago|alterar-vencimento)$|\/configurar-limites\/.+\/(alterar)$/;
const kitOf = (path: string): string | undefined =>
  drawers.has(path) ? OF_A_KIT.exec(path)?.slice(1).find(Boolean) : undefined;
const isOneOfMany = (path: string): boolean => paths.filter((other) => kitOf(other) === kitOf(path)).indexOf(path) > 1;

/** Paths under test: all, or those of the area TEST_AREA and of areas whose names begin with its name and a dash. */
export const testedPaths = paths
  .filter((path) => !UNREACHED.includes(path))
  .filter((path) => (area ? `${areaOf.get(path)}-`.startsWith(`${area}-`) : !kitOf(path) || !isOneOfMany(path)));

function idsIn(path: string): number {
  return path.split(':').length - 1;
}

export const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));

/** Links found on pages by page path, in files that all workers read: their sign-ins see the same account. */
const fileOf = (source: string) => join(process.env['BANK_LINKS']!, encodeURIComponent(source));
function keepLinks(source: string, links: string[]): void {
  // renamed when complete, as another worker may read it meanwhile
  const file = `${fileOf(source)}.${process.pid}`;
  writeFileSync(file, JSON.stringify(links));
  renameSync(file, fileOf(source));
}
const linksKept = (source: string): string[] | undefined =>
  existsSync(fileOf(source)) ? (JSON.parse(readFileSync(fileOf(source), 'utf8')) as string[]) : undefined;

/**
 * The path with real ids, from a link on a page whose path has fewer ids, or as many, as an action beside its detail has. The page with
 * the most similar path is opened first and given time to draw its list; each other page is opened once.
 * @param sought paths whose links are being looked for, which are no sources of each other. @throws Error where no page links to the path
 */
export async function pathWithIds(
  context: BrowserContext,
  url: string,
  path: string,
  sought: string[] = [],
): Promise<string> {
  if (!path.includes(':')) return path;
  const isOfAnother = (other: string) => sharedParts(other, path) < 2;
  const sources = paths
    .filter((other) => idsIn(other) <= idsIn(path) && ![path, ...sought].includes(other))
    .sort(
      (a, b) =>
        Number(isOfAnother(a)) - Number(isOfAnother(b)) ||
        Number(idsIn(a) === idsIn(path)) - Number(idsIn(b) === idsIn(path)) ||
        sharedParts(b, path) - sharedParts(a, path) ||
        a.length - b.length,
    );
  for (const source of sources) {
    const known = linksKept(source);
    const before = known && fill(path, known);
    if (before) return before;
    const nearest = source === sources[0];
    if (known && !nearest) continue;
    const links = await openForLinks(context, url, source, [...sought, path], nearest);
    keepLinks(source, links);
    const found = fill(path, links);
    if (found) return found;
  }
  throw new Error(`no page links to ${path}`);
}

/**
 * Links of a page. @param sought the paths whose links are being looked for. @param mustWait whether to wait up to 5 s for the last of
 * them, rather than for its data: the network may be idle before the page is drawn
 */
async function openForLinks(
  context: BrowserContext,
  url: string,
  source: string,
  sought: string[],
  mustWait: boolean,
): Promise<string[]> {
  const address = await pathWithIds(context, url, source, sought).catch(() => undefined);
  if (address === undefined) return [];
  const wanted = mustWait ? sought.at(-1) : undefined;
  const page = await context.newPage();
  await page.goto(url + address);
  await page.waitForLoadState('networkidle');
  const isLinked = async () => {
    const links = await linksOf(page);
    return wanted ? fill(wanted, links) !== undefined : links.length > 0 && (await isDrawn(page));
  };
  await expect
    .poll(isLinked, { timeout: 5_000 })
    .toBe(true)
    .catch(() => {});
  const links = await linksOf(page);
  await page.close();
  return links;
}

/** Keeps the links of a page that is open and at rest, so that it need not be opened again for them. */
export async function keepLinksOf(page: Page, source: string): Promise<void> {
  if (!linksKept(source) && (await isDrawn(page))) keepLinks(source, await linksOf(page));
}

/** Whether a page shows its title, and nothing that stands where its data will. */
const isDrawn = async (page: Page): Promise<boolean> =>
  (await page.locator('main h1').count()) > 0 &&
  (await page.locator('main').locator('.bone, .detail-wait, .list-wait').count()) === 0;

const sharedParts = (a: string, b: string): number => {
  const [left, right] = [a.split('/'), b.split('/')];
  const at = left.findIndex((part, i) => part !== right[i]);
  return at < 0 ? left.length : at;
};

const ID = '(?:\\d+|[0-9a-f-]{36})';
/** Params of paths that are no ids. */
const SHAPES: Record<string, string> = { period: '\\d{4}-\\d{2}', invoiceStatus: '(?:aberta|fechada|atrasada)' };

/** The path with ids from a link that begins like it: the ids of a customer's link also fill the paths of the customer's actions. */
function fill(path: string, links: string[]): string | undefined {
  for (let head = path; idsIn(head) === idsIn(path); head = head.slice(0, head.lastIndexOf('/'))) {
    const pattern = new RegExp(`^${head.replace(/:(\w+)/g, (_, name: string) => SHAPES[name] ?? ID)}`);
    for (const link of links) {
      const match = pattern.exec(link);
      if (match) return match[0] + path.slice(head.length);
    }
  }
  return undefined;
}
