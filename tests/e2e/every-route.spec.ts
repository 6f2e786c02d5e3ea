import AxeBuilder from '@axe-core/playwright';
import shell from '../../locales/pt-BR/shell.json' with { type: 'json' };
import { drawers, expect, fillPath, linksOf, paths, signIn, test, watch } from './support';

/**
 * Every page of every manifest, in both themes, at 360 and 1280 px: no serious accessibility fault, no console error,
 * no failed request, nothing wider than the screen, not blank. A new area's pages are walked because they are in pages.json.
 */
const outside = ['/404', '/conta-encerrada', '/healthcheck'];
/** What the shell shows instead of a page. */
const instead = [shell.access.denied, shell.notFound.title];
const softly = expect.configure({ soft: true });

for (const theme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`every route, ${theme}, ${width} px`, async ({ browser }) => {
      test.setTimeout(60_000 + 10_000 * paths.length);
      const context = await browser.newContext({ viewport: { width, height: width === 360 ? 740 : 800 } });
      const bank = await signIn(context, theme === 'light' ? 'suporte@balcao.demo' : 'titular@balcao.demo');
      await bank.send('PUT', '/bff/profile/preferences', { theme, fontSize: 10 });
      const links = new Set<string>();
      for (const path of [...outside, ...paths]) {
        const page = await context.newPage();
        const faults = watch(page);
        await page.goto(bank.url + fillPath(path, links), { timeout: 20_000 });
        // a fault of this page, told beside what its requests answered, and no end of the walk
        await page
          .waitForLoadState('networkidle', { timeout: 20_000 })
          .catch(() => faults.requests.push('not at rest after 20 s'));
        await expect(page.getByText('Carregando...')).toHaveCount(0);
        const what = `${path} (${theme}, ${width})`;
        // the words of the shell, and of the page under a drawer, are not the page's
        const words = async () => {
          const main = page.getByRole('main');
          const shown = drawers.has(path)
            ? page.getByRole('dialog')
            : (await main.count())
              ? main.first()
              : page.locator('#root');
          return (await shown.allInnerTexts()).join('').trim();
        };
        // a busy browser may be at rest on the network before it has drawn
        await softly.poll(async () => (await words()).length, `${what} is blank`).toBeGreaterThan(20);
        const shownWords = await words();
        if (!outside.includes(path))
          expect
            .soft(
              instead.filter((text) => shownWords.includes(text)),
              `${what} is not itself`,
            )
            .toEqual([]);
        expect
          .soft(
            await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
            `${what} is wider than the screen`,
          )
          .toBeLessThanOrEqual(0);
        expect.soft(faults, what).toEqual({ console: [], requests: [] });
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect
          .soft(
            violations
              .filter((v) => v.impact === 'serious' || v.impact === 'critical')
              .map(
                (v) =>
                  `${v.id}: ${v.nodes
                    .map((n) => n.target.join(' '))
                    .slice(0, 3)
                    .join(' | ')}`,
              ),
            what,
          )
          .toEqual([]);
        for (const href of await linksOf(page)) links.add(href);
        await page.close();
      }
      await context.close();
    });
