import { expect, signIn, test } from './support';

test('AREAS-1-6: a machine is activated by its code, sells credit in three, and list, receivables and agenda agree', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const { code, serial } = await send('POST', '/sandbox/api/machines');
  await page.goto(`${url}/maquininha/configuracoes/nova-ativacao`);
  await page.getByLabel('Código de ativação').fill('ABC');
  await page.getByLabel('Nome da maquininha').fill('Feira');
  await page.getByRole('button', { name: 'Ativar maquininha' }).click();
  await expect(page.getByText('O código tem oito letras e números, como na tela da maquininha.')).toBeVisible();
  await page.getByLabel('Código de ativação').fill(code);
  await page.getByRole('button', { name: 'Ativar maquininha' }).click();
  await expect(page.getByRole('link', { name: 'Mudar Feira' })).toBeVisible();

  // within the portal: a page that is loaded anew may miss what happens before its socket is there
  await page.getByRole('link', { name: 'Minhas vendas' }).click();
  await expect(page.getByRole('link', { name: /^Venda \d+$/ }).first()).toBeVisible();
  await send('POST', '/sandbox/api/machines/sale', {
    serial,
    modality: 'credit',
    brand: 'visa',
    parcels: 3,
    amount: 123_400,
  });
  // the list hears of it by itself
  const row = page.getByRole('row').filter({ hasText: 'R$ 1.234,00' });
  await expect(row).toContainText('Crédito Visa, 3x');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'R$ 1.234,00' })).toBeVisible();
  for (const parcel of ['1 de 3', '2 de 3', '3 de 3']) await expect(page.getByText(parcel)).toBeVisible();
  await page.goto(`${url}/maquininha/minhas-vendas/agenda`);
  await expect(page.getByText(/^Você tem .* a receber até/)).toBeVisible();
});
