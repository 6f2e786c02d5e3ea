import { bankUrls, expect, person, signIn, test } from './support';

/** Use by keyboard alone: what can be reached, and whether the focus is visible. */
const here = () => bankUrls()[0]!;
const BILLETS = '/receber/gestao-de-cobrancas/boletos';

test('WCAG 2.4.7: whatever Tab reaches shows where one is, links too', async ({ page, context }) => {
  await signIn(context, 'suporte@balcao.demo');
  await page.goto(`${here()}${BILLETS}`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const bare: string[] = [];
  const kinds = new Set<string>();
  for (let step = 0; step < 90; step++) {
    await page.keyboard.press('Tab');
    const [kind, name, hasRing] = await page.evaluate(() => {
      const { tagName, textContent, matches } = document.activeElement!;
      // a field shows the focus by its border
      const isField = matches.call(document.activeElement, 'input:not([type=checkbox]), select');
      return [
        tagName,
        textContent,
        isField || getComputedStyle(document.activeElement!).outlineStyle !== 'none',
      ] as const;
    });
    kinds.add(kind);
    if (!hasRing) bare.push(`${kind} ${name}`);
  }
  expect(bare).toEqual([]);
  expect([...kinds]).toEqual(expect.arrayContaining(['A', 'BUTTON', 'INPUT']));
});

test('few Tabs lead to the search and / at once; the ring of each total is seen whole', async ({ page, context }) => {
  await signIn(context, 'suporte@balcao.demo');
  await page.goto(here() + BILLETS);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const search = page.getByRole('searchbox');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Ir para a busca' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeFocused();
  await search.blur();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  // the list of totals scrolls, so its padding must have room for the focus ring: outline and offset
  const totals = page.getByRole('list', { name: 'Totais deste filtro' });
  await expect(totals.getByRole('button').nth(1)).toBeVisible();
  for (const total of [totals.getByRole('button').first(), totals.getByRole('button').last()]) {
    await total.focus();
    const clipped = await total.evaluate((button) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(button);
      const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
      const [inner, outer] = [button.getBoundingClientRect(), button.closest('ul')!.getBoundingClientRect()];
      return [
        inner.left - outer.left,
        inner.top - outer.top,
        outer.right - inner.right,
        outer.bottom - inner.bottom,
      ].filter((room) => room < ring - 0.5);
    });
    expect(clipped).toEqual([]);
  }
});

test('a name of any length leaves the actions of a detail on one line beside it', async ({ page, context }) => {
  const bank = await signIn(context, 'suporte@balcao.demo');
  const name = 'Comércio de Torrefação e Distribuição '.repeat(3) + 'a'.repeat(6);
  const { id } = await bank.send('POST', '/bff/customer', person({ name }));
  await page.goto(`${here()}/receber/clientes/${id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(name);
  for (const width of [1366, 992, 640]) {
    await page.setViewportSize({ width, height: 780 });
    const beside = await title.evaluate((one) => one.getBoundingClientRect().bottom);
    const tops = await page
      .locator('.page-actions button, .page-actions a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(1);
    expect(Math.max(...tops), String(width)).toBeLessThan(beside);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
