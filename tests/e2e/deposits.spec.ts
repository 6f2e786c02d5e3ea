import { expect, signIn, test } from './support';

test('AREAS-1-8: a billet of deposit is made, paid at another bank, and credited', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/depositar`);
  await page.getByRole('button', { name: 'Gerar boleto' }).click();
  const value = page.getByLabel('Quanto você quer depositar');
  await value.fill('100');
  await page.getByRole('button', { name: 'Gerar boleto' }).click();
  await expect(page.getByText('Deposite de R$ 5,00 a R$ 100.000,00 por boleto.')).toBeVisible();
  await value.fill('12345');
  await page.getByRole('button', { name: 'Gerar boleto' }).click();
  await expect(page).toHaveURL(/comprovante\?deposito=\d+$/);
  const id = /\d+$/.exec(page.url())![0];
  const { barcode } = await send('GET', `/bff/deposit/${id}`);
  await send('POST', '/sandbox/api/deposits/pay', { line: barcode });
  await expect(page.getByText('O valor está na sua conta.')).toBeVisible();
});
