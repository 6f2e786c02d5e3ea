import { expect, signIn, test } from './support';

test('AREAS-2-pix-2: a QR code is made, and the open page says it is paid', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pix/gerar-qrcode`);
  await page.getByRole('radio', { name: 'Dinâmico' }).check();
  await page.getByRole('button', { name: 'Gerar QR Code' }).click();
  await expect(page.getByText('Informe o valor do QR Code dinâmico.')).toBeVisible();
  await page.getByLabel('Valor').fill('4590');
  await page.getByLabel('Mensagem para quem paga').fill('Café em grãos');
  await page.getByRole('button', { name: 'Gerar QR Code' }).click();
  await expect(page).toHaveURL(/\/gerar-qrcode\/gerados\/\d+$/);
  await expect(page.getByRole('heading', { name: 'QR Code de R$ 45,90' })).toBeVisible();
  await expect(page.getByText('Aguardando pagamento')).toBeVisible();
  const id = Number(/\d+$/.exec(page.url())![0]);
  const { payload } = await send('GET', `/bff/pix/qrcodes/${id}`);
  await send('POST', '/sandbox/api/pix/receive', { code: payload });
  await expect(page.getByText('R$ 45,90 de Ana Beatriz Moura', { exact: false })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Aguardando pagamento')).toBeHidden();
});
