import { expect, signIn, test } from './support';

const KEYS = '/pix/minhas-chaves';

test('AREAS-4-pix-2: an e-mail becomes a key by its code, and is given up signed', async ({ page, context }) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}${KEYS}/cadastrar-chave`);
  await page.getByRole('radio', { name: 'E-mail' }).check();
  await page.getByLabel('E-mail', { exact: true }).last().fill('contato@oficinadograo.com.br');
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e cadastrar' }).click();
  await expect(page).toHaveURL(/\/validar\?codigo=\d+$/);
  const { items } = await send('GET', '/sandbox/api/messages?recipient=contato@oficinadograo.com.br');
  await page.getByLabel('Código').fill(/\d{6}/.exec(items[0].body)![0]);
  await page.getByRole('button', { name: 'Confirmar código' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'contato@oficinadograo.com.br' });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Excluir' }).click();
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e excluir' }).click();
  await expect(row).toBeHidden();
});

test('AREAS-4-pix-1: a key that another bank asks for is refused, and stays; confirmed it is lost', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  await send('POST', '/sandbox/api/pix/claims', { key: 'financeiro@oficinadograo.demo' });
  await page.goto(url + KEYS);
  const waiting = page.getByRole('region', { name: 'Precisa da sua resposta' });
  const asked = waiting.getByRole('listitem').filter({ hasText: 'financeiro@oficinadograo.demo' });
  await asked.getByRole('link', { name: 'Manter comigo' }).click();
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e manter comigo' }).click();
  await expect(asked).toBeHidden();
  const keys = page.getByRole('region', { name: 'Chaves desta conta' });
  await expect(keys.getByText('financeiro@oficinadograo.demo')).toBeVisible();

  await send('POST', '/sandbox/api/pix/claims', { key: 'financeiro@oficinadograo.demo' });
  await page.goto(url + KEYS);
  await asked.getByRole('link', { name: 'Entregar chave' }).click();
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e entregar chave' }).click();
  await expect(keys.getByText('financeiro@oficinadograo.demo')).toBeHidden({ timeout: 30_000 });
});
