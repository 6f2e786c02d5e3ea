import type { BrowserContext, Page } from '@playwright/test';
import shell from '../../locales/pt-BR/shell.json' with { type: 'json' };
import { englishNames, settled, seriousFaults } from './accessibility';
import { budgetOf, kib, neverIdle, watchCode, type Code } from './first-load';
import { drawers, keepLinksOf, pathWithIds, testedPaths } from './pages';
import { expect, signIn, test as base, watch, type Faults } from './support';

/**
 * Opens every page of every manifest once, at 360 and 1280 px: no serious accessibility fault, no console error, no failed
 * request, nothing wider than the screen, not blank. Pages of a new area are included, as they are in pages.json.
 * The themes take turns, page by page: light is loaded at phone width and widened, dark the reverse; axe reads it at the
 * width it is loaded at. Each page is a test with the usual time limit. It is opened without cache, which measures the code of
 * its first load (budgets.json).
 */
const outside = ['/404', '/conta-encerrada', '/healthcheck'];
/** Texts that the shell shows instead of a page. */
const instead = [shell.access.denied, shell.notFound.title];
const softly = expect.configure({ soft: true });

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
/** The sign-in of each theme, and its screen sizes: the one a page is loaded at, then the one it is resized to. */
const THEMES = {
  light: { login: 'suporte@balcao.demo', sizes: [PHONE, DESKTOP] },
  dark: { login: 'titular@balcao.demo', sizes: [DESKTOP, PHONE] },
} as const;
type Theme = keyof typeof THEMES;

interface Walker {
  context: BrowserContext;
  url: string;
}

/** Each worker signs in once per theme. */
const test = base.extend<object, { walkerOf: (theme: Theme) => Promise<Walker> }>({
  walkerOf: [
    async ({ browser }, use) => {
      const walkers = new Map<Theme, Promise<Walker>>();
      const open = async (theme: Theme): Promise<Walker> => {
        const { login, sizes } = THEMES[theme];
        const context = await browser.newContext({ viewport: sizes[0] });
        await neverIdle(context);
        const bank = await signIn(context, login);
        await bank.send('PUT', '/bff/profile/preferences', { theme, fontSize: 10 });
        return { context, url: bank.url };
      };
      await use((theme) => {
        const walker = walkers.get(theme) ?? open(theme);
        walkers.set(theme, walker);
        return walker;
      });
      for (const walker of walkers.values()) await (await walker).context.close();
    },
    { scope: 'worker' },
  ],
});

[...outside, ...testedPaths].forEach((path, turn) => {
  const theme = turn % 2 ? 'dark' : 'light';
  test(`every route, ${theme}: ${path}`, async ({ walkerOf }, { annotations }) => {
    const { context, url } = await walkerOf(theme);
    const [first, second] = THEMES[theme].sizes;
    const address = await pathWithIds(context, url, path);
    const page = await context.newPage();
    await page.setViewportSize(first);
    const faults = watch(page);
    const code = await watchCode(context, page);
    await page.goto(url + address, { timeout: 20_000 });
    // reported together with the failed requests of this page
    await page
      .waitForLoadState('networkidle', { timeout: 20_000 })
      .catch(() => faults.requests.push('not at rest after 20 s'));
    await expectSound(page, path, faults, `${path} (${theme}, loaded at ${first.width})`);
    await keepLinksOf(page, path);
    await settled(page);
    softly(await seriousFaults(page, partOf(path)), path).toEqual([]);
    softly(await englishNames(page), `${path} is heard in English`).toEqual([]);
    // by now the page has long been at rest
    if (!outside.includes(path)) annotations.push({ type: 'first load', description: await expectLight(code, path) });
    await page.setViewportSize(second);
    await expectSound(page, path, faults, `${path} (${theme}, resized to ${second.width})`);
    await page.close();
  });
});

/**
 * The part of a page that axe reads: all of it, shell included, where the address has one part, such as '/home'; the drawer alone where the
 * page is one, as the page below has an address of its own.
 */
const partOf = (path: string): string =>
  path.lastIndexOf('/') === 0 ? 'html' : drawers.has(path) ? '.ant-drawer' : '#main';

/** Expects a page that is not blank, is not replaced by the shell's texts, fits its screen and reported no fault. */
async function expectSound(page: Page, path: string, faults: Faults, what: string): Promise<void> {
  await settled(page);
  await expect(page.getByText('Carregando...')).toHaveCount(0);
  // on a busy machine the network may be idle before the page is drawn
  await softly.poll(async () => (await wordsOf(page, path)).length, `${what} is blank`).toBeGreaterThan(20);
  const words = await wordsOf(page, path);
  if (!outside.includes(path))
    softly(
      instead.filter((text) => words.includes(text)),
      `${what} is not itself`,
    ).toEqual([]);
  softly(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    `${what} is wider than the screen`,
  ).toBeLessThanOrEqual(0);
  // the faults are taken out, so that the next width reports only new ones
  const news = { console: faults.console.splice(0), requests: faults.requests.splice(0) };
  softly(news, what).toEqual({ console: [], requests: [] });
}

/** Expects the code of a page opened without cache to be within its budget, each file fetched once and as brotli. Answers a report line. */
async function expectLight(code: Code, path: string): Promise<string> {
  await code.quiet();
  const allowed = budgetOf(path);
  softly(code.requested.length, `${path} loads code`).toBeGreaterThan(0);
  softly(kib(code.bytes), `${path} is heavier than its budget (KiB)`).toBeLessThanOrEqual(allowed);
  softly(code.plain, `${path}: files not sent as brotli`).toEqual([]);
  softly(code.requested.length - new Set(code.requested).size, `${path}: files fetched twice`).toBe(0);
  return `${kib(code.bytes)} of ${allowed} KiB  ${path}`;
}

/** The text of the page itself, without the text of the shell or of the page under a drawer. */
async function wordsOf(page: Page, path: string): Promise<string> {
  const main = page.getByRole('main');
  const shown = drawers.has(path)
    ? page.getByRole('dialog')
    : (await main.count())
      ? main.first()
      : page.locator('#root');
  return (await shown.allInnerTexts()).join('').trim();
}
