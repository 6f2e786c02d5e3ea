import { expect, signIn, test } from './support';

const WORD = 'PLUMA';
const KEY = 'ana@exemplo.com.br';

test('AREAS-1-3: a Pix by key shows who receives, is signed, and has its receipt', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pix`);
  await expect(page).toHaveURL(/\/pix\/fazer-pix$/);
  await page.getByRole('link', { name: /Pix por chave/ }).click();
  await page.getByLabel('Chave Pix').fill(KEY);
  await page.getByLabel('Valor').fill('1234');
  await expect(page.getByText('Ana Beatriz Moura')).toBeVisible();
  await expect(page.getByText('***.982.247-**')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('region', { name: 'Confira antes de assinar' })).toContainText('R$ 12,34');
  await page.getByLabel('Assinatura eletrônica').fill(WORD);
  await page.getByRole('button', { name: 'Assinar e enviar Pix' }).click();
  await expect(page.getByRole('button', { name: 'Ver comprovante' })).toBeVisible();
  const { items } = await send('POST', '/bff/pix/history/search', { text: 'Ana Beatriz' });
  const { id } = items[0];
  await expect.poll(async () => (await send('GET', `/bff/pix/history/${id}`)).status, { timeout: 30_000 }).toBe('done');
  await page.goto(`${url}/pix/historico/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('R$ 12,34');
  await page.getByRole('button', { name: 'Contestar' }).click();
  await page.getByLabel('Caí em um golpe').check();
  await page.getByLabel('Conte com suas palavras').fill('Comprei e não recebi o produto.');
  await page.getByRole('button', { name: 'Enviar contestação' }).click();
  await expect(page.getByRole('region', { name: 'Contestação' })).toContainText('Aberta');
});

test('a pasted code fixes the value; one that was changed is refused at its field', async ({ page, context }) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  const code =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
  await page.goto(`${url}/pix/fazer-pix/copia-e-cola`);
  const field = page.getByLabel('Código Pix Copia e Cola');
  await field.fill(`${code}1D3E`);
  await expect(page.getByText(/o verificador não confere/)).toBeVisible();
  await field.fill(`${code}1D3D`);
  await expect(page.getByText('Fulano de Tal', { exact: true })).toBeVisible();
  await page.getByLabel('Valor').fill('5000001');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/limite/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver ou mudar meus limites de Pix' })).toBeVisible();
});

test('scheduled and recurring Pix are seen and called off; a received one goes back in part', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pix/gerenciar-recorrencias`);
  await page.getByRole('link', { name: /Carlos Eduardo Pires/ }).click();
  await page.getByRole('button', { name: 'Cancelar recorrência' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar recorrência' }).click();
  await expect(page.getByText('Cancelada').first()).toBeVisible();

  const { items } = await send('POST', '/bff/pix/history/search', { direction: 'received' });
  const { id, value } = items[0];
  await page.goto(`${url}/pix/historico/${id}`);
  await page.getByRole('button', { name: 'Devolver' }).click();
  await page.getByLabel('Valor a devolver').fill('100');
  await page.getByRole('button', { name: 'Conferir devolução' }).click();
  await page.getByLabel('Assinatura eletrônica').fill(WORD);
  await page.getByRole('button', { name: 'Assinar e devolver' }).click();
  await expect(page.getByText('Devolvido em parte').first()).toBeVisible();
  expect((await send('GET', `/bff/pix/history/${id}`)).refund.most).toBe(value - 100);
});

test('SHELL-8-41: help leads to the help centre, then to a ticket of its name and to the Central Bank', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pix/historico`);
  await page.getByRole('button', { name: 'Ajuda com Pix' }).click();
  await expect(page.getByRole('link', { name: 'Abrir a central de ajuda' })).toBeVisible();
  await page.getByRole('button', { name: 'Não resolveu' }).click();
  await expect(page.getByRole('link', { name: /Banco Central/ })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir ticket' }).click();
  await expect(page).toHaveURL(/subject=Pix(\+|%20)Reclama/);
});
