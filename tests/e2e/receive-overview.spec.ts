import { expect, signIn, test } from './support';

test('AREAS-2-receive-1: a figure of the overview opens the list that adds up to it', async ({ page, context }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/receber/visao-geral`);
  for (const [name, total] of [
    ['Recebido', 2],
    ['Já vencido', 1],
  ] as const) {
    const figure = page.getByRole('link', { name: new RegExp(`^${name} R\\$`) });
    const value = await figure.locator('strong').innerText();
    await figure.click();
    await expect(
      page.getByRole('list', { name: 'Totais deste filtro' }).getByRole('listitem').nth(total),
    ).toContainText(value);
    await page.goBack();
  }
});
