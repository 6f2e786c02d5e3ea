import { expect, signIn, test } from './support';

const SLIP = '846200000004470000113220292826006077729363538004';

test('AREAS-5-14: a wrong block is marked; the right line is paid, signed, and has its receipt', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pagar-ou-transferir/contas-e-boletos`);
  const field = page.getByLabel('Linha digitável ou código de barras');
  await field.fill(`${SLIP.slice(0, 13)}9${SLIP.slice(14)}`);
  await expect(page.getByText('O 2º bloco tem um número errado.')).toBeVisible();
  await field.fill(SLIP);
  await page.getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('region', { name: 'Resumo' })).toContainText('R$ 47,00');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e pagar 1 conta' }).click();
  await expect(page.getByText('Pagamento recebido')).toBeVisible();
  await page.getByRole('link', { name: 'Companhia de Água' }).or(page.locator('.bill-list a')).first().click();
  await expect(page).toHaveURL(/\/comprovantes\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())![0]);
  const { protocol, amount } = await send('GET', `/bff/receipts/${id}`);
  expect(amount).toBe(4_700);

  await page.goto(`${url}/verificar-comprovante`);
  await page.getByLabel('Protocolo do comprovante').fill(protocol);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('status')).toContainText('R$ 47,00');
});
