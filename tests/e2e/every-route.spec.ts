import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test, watch } from './support';

/**
 * Every page of every manifest, in both themes, at 360 and 1280 px: no serious accessibility fault, no console error,
 * no failed request, nothing wider than the screen, not blank. A new area's pages are walked because they are in pages.json.
 */
const { pages } = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/portal/pages.json'), 'utf8')) as { pages: { path: string }[] };
const outside = ['/404', '/conta-encerrada', '/healthcheck'];

const asPattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '(\\d+)')}`);

/** A path with real ids, from a link that some page walked before showed. */
function fill(path: string, links: Set<string>): string {
  if (!path.includes(':')) return path;
  for (let head = path; head.includes(':'); head = head.slice(0, head.lastIndexOf('/'))) {
    for (const link of links) {
      const match = asPattern(head).exec(link);
      if (match) return match[0] + path.slice(head.length);
    }
  }
  throw new Error(`no page links to ${path}`);
}

for (const theme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`every route, ${theme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 800 } });
      const bank = await signIn(context, theme === 'light' ? 'suporte@balcao.demo' : 'titular@balcao.demo');
      await bank.send('PUT', '/bff/profile/preferences', { theme, fontSize: 10 });
      const links = new Set<string>();
      const paths = [...pages.map((page) => page.path), ...outside].sort((a, b) => a.split(':').length - b.split(':').length || a.length - b.length);
      for (const path of paths) {
        const page = await context.newPage();
        const faults = watch(page);
        await page.goto(bank.url + fill(path, links), { waitUntil: 'networkidle', timeout: 20_000 });
        await expect(page.getByText('Carregando...')).toHaveCount(0);
        const what = `${path} (${theme}, ${width})`;
        expect((await page.locator('main, [role=main], #root').first().innerText()).trim().length, `${what} is blank`).toBeGreaterThan(20);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${what} is wider than the screen`).toBeLessThanOrEqual(0);
        expect(faults, what).toEqual({ console: [], requests: [] });
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
        expect(
          violations.filter((v) => v.impact === 'serious' || v.impact === 'critical').map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(' | ')}`),
          what,
        ).toEqual([]);
        for (const href of await page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))) links.add(href);
        await page.close();
      }
      await context.close();
    });
