import { expect, signIn, test } from './support';

const AUTOMATIC = '/pix/pix-automatico';

test('AREAS-2-pix-5: Pix automático is authorised by its code, and a cycle is paid as its day comes', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const clock = await send('GET', '/sandbox/api/clock');
  const firstDay = new Date(Date.parse(clock.now) + 2 * 86_400_000).toISOString().slice(0, 10);
  const { code } = await send('POST', '/sandbox/api/pix/automatic/offers', { amount: 12_990, firstDay });
  await page.goto(`${url}${AUTOMATIC}/autorizar`);
  await page.getByLabel('Pix Copia e Cola').fill(code);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('region', { name: 'Você autoriza' })).toContainText('R$ 129,90');
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e autorizar' }).click();
  await expect(page).toHaveURL(/\/pagamentos-autorizados\/\d+$/);
  const payments = page.getByRole('region', { name: 'Pagamentos' });
  await expect(payments.getByText('Agendado')).toBeVisible();
  await send('POST', '/sandbox/api/clock', { at: `${firstDay}T12:00:00-03:00` });
  await expect(payments.getByText('Pago', { exact: true })).toBeVisible({ timeout: 30_000 });
});
