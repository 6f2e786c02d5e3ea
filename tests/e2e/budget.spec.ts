import type { Page } from '@playwright/test';
import budgets from './budgets.json' with { type: 'json' };
import { budgetLines, kib, neverIdle, watchCode } from './first-load';
import { linksOf, paths, prefetchOf } from './pages';
import { bankUrls, expect, signIn, test } from './support';

/** Code of the first load as transferred (KiB, brotli): of the sign-in here, of each page in every-route.spec.ts. */

test('the budgets name pages that exist, and say why one may be heavier', () => {
  expect(Object.keys(budgetLines).filter((path) => !paths.includes(path))).toEqual([]);
  expect(Object.entries(budgetLines).filter(([, line]) => line.kib > budgets.default && !line.why)).toEqual([]);
});

for (const [path, prefetched] of prefetchOf)
  test(`what ${path} prefetches is what it shows, asked once, while its code is on its way`, async ({ browser }) => {
    const context = await browser.newContext();
    const { url } = await signIn(context, 'titular@balcao.demo');
    const page = await context.newPage();
    // without the socket, as live events of other tests would make the page ask again
    await page.routeWebSocket(/\/bff\/socket\//, () => {});
    const asked: string[] = [];
    let isDrawn = () => {};
    const drawn = new Promise<void>((resolve) => (isDrawn = resolve));
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    // the page's code is held back until its prefetched calls were answered
    await page.route('**/assets/host-*.js', async (route) => {
      await Promise.all(
        prefetched.map((call) =>
          page.waitForResponse(
            (response) => `${response.request().method()} ${new URL(response.url()).pathname}` === call,
          ),
        ),
      );
      await route.continue();
      isDrawn();
    });
    await page.goto(url + path);
    await drawn;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const once = prefetched.map((call) => `1 × ${call}`);
    const times = () => prefetched.map((call) => `${asked.filter((one) => one === call).length} × ${call}`);
    expect.soft(times(), path).toEqual(once);
    // before the reload a list must have written its view state into its address
    if ((await page.getByRole('row').count()) > 1) await expect(page).toHaveURL(/currentPage=1/);
    asked.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(times(), `${path}, reloaded`).toEqual(once);
    await context.close();
  });

test('some pages prefetch what they show', () => expect(prefetchOf.size).toBeGreaterThan(0));

test('the sign-in loads neither Refine nor antd, and stays within its budget', async ({ browser }) => {
  const context = await browser.newContext();
  await neverIdle(context);
  const page = await context.newPage();
  const code = await watchCode(context, page);
  await page.goto(`${bankUrls()[0]}/login`);
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  await code.quiet();
  console.log(`${kib(code.bytes)} of ${budgets.signIn} KiB  /login: ${code.requested.join(' ')}`);
  expect(kib(code.bytes)).toBeLessThanOrEqual(budgets.signIn);
  expect(await foreign(page, code.requested)).toEqual([]);

  // the search is proved by a page of the portal, which has code of both libraries
  await signIn(context, 'titular@balcao.demo');
  const inside = await watchCode(context, page);
  await page.goto(`${bankUrls()[0]}/home`);
  await inside.quiet();
  expect(new Set((await foreign(page, inside.requested)).map((found) => found.split(' ')[0]))).toEqual(
    new Set(['antd', 'refine']),
  );
  await context.close();
});

test('the typeface is light, comes after the code, and moves nothing as it comes', async ({ browser }) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const moved: number[] = ((window as unknown as { moved: number[] }).moved = []);
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => moved.push((entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  let release = () => {};
  const drawn = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await drawn;
    await route.continue();
  });
  const font = page.waitForResponse('**/*.woff2');
  await page.goto(`${bankUrls()[0]}/login`, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  expect(await page.locator('link[as=font]').getAttribute('fetchpriority')).toBe('low');
  const before = await page.evaluate(() => (window as unknown as { moved: number[] }).moved.length);
  release();
  expect((await (await font).body()).length).toBeLessThanOrEqual(40 * 1024);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1rem Geist'))).toBe(true);
  // layout shifts are reported after the next frames were drawn
  const moved = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { moved: number[] }).moved;
  });
  expect(moved.slice(before).reduce((sum, one) => sum + one, 0)).toBeLessThan(0.004);
  await context.close();
});

/** 'antd file' or 'refine file' for each file with a word that only this library uses. */
async function foreign(page: Page, files: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const file of new Set(files)) {
    const text = await (await page.request.get(bankUrls()[0] + file)).text();
    if (/anticon|ant-btn|["'`]antd?["'`]|antd-/.test(text)) found.push(`antd ${file}`);
    if (/refine-|refine\.dev|["'`]useList["'`]/.test(text)) found.push(`refine ${file}`);
  }
  return found;
}

test('what closed panels of the shell show is fetched as pointer or focus comes to their button', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await neverIdle(context);
  const { url } = await signIn(context, 'titular@balcao.demo');
  const page = await context.newPage();
  const loaded = await watchCode(context, page);
  await page.goto(`${url}/extrato`);
  await loaded.quiet();
  const helps = page.getByRole('button', { name: 'Ajuda e sugestões' });
  for (const button of [
    page.getByRole('button', { name: /^Menu de / }),
    helps,
    page.getByRole('button', { name: /^Trocar de conta/ }),
  ]) {
    const code = await watchCode(context, page);
    await button.focus();
    await expect.poll(() => code.requested, { message: String(button) }).not.toEqual([]);
    await code.quiet();
  }
  await context.close();
});

test('moving to a page visited before requests no code', async ({ browser }) => {
  // visits every page of the menu twice
  test.setTimeout(240_000);
  const context = await browser.newContext();
  const { url } = await signIn(context, 'titular@balcao.demo');
  const page = await context.newPage();
  await page.goto(`${url}/home`);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link').first()).toBeVisible();
  for (const group of await menu.getByRole('button').all())
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  const targets = (await linksOf(page)).filter((link, i, all) => paths.includes(link) && all.indexOf(link) === i);
  const walk = async () => {
    for (const to of targets) {
      const link = menu.locator(`a[href="${to}"]`);
      if (!(await link.isVisible())) continue;
      await link.click();
      await expect(page).toHaveURL((at) => at.pathname === to, { timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      visited.push(to);
    }
  };
  const visited: string[] = [];
  await walk();
  expect(visited.length).toBeGreaterThan(2);
  const code = await watchCode(context, page);
  await walk();
  await code.quiet();
  expect(code.requested).toEqual([]);
  await context.close();
});
