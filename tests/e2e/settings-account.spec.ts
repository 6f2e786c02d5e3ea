import { expect, signIn, test } from './support';

const ROOT = '/configuracoes-da-conta';

test('SHELL-2.2-14, 2.3-1: settings have their own menu, with the account and the way back', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Configurações da conta' }).click();
  await expect(page).toHaveURL(`${url}${ROOT}/dados-da-conta`);
  await expect(page.getByText('Configurando a conta')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu da conta' })).toContainText('Tarifas e prazos');
  await page.getByRole('link', { name: 'Voltar para o Início' }).click();
  await expect(page).toHaveURL(`${url}/home`);
});

test('AREAS-4-business-selection: without a match a type is typed, selected and confirmed', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}${ROOT}/ramo-de-atividade`);
  const search = page.getByRole('button', { name: 'Buscar', exact: true });
  await expect(search).toBeDisabled();
  await page.getByLabel('Buscar o ramo').fill('apicultura');
  await search.click();
  await page.getByRole('button', { name: 'Cadastrar “apicultura” como ramo' }).click();
  await expect(page.getByRole('radio', { name: 'Outros' })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Confirmar ramo' }).click();
  await expect(page.getByRole('region', { name: 'Ramo atual' })).toContainText('apicultura');
});

test('the defaults of billets are what issuing begins with', async ({ page, context }) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}${ROOT}/configuracoes-de-cobrancas/boletos-bancarios-e-carnes`);
  const billets = page.getByRole('group', { name: 'Boletos' });
  await billets.getByLabel('Multa por atraso').fill('2');
  await billets.getByLabel('Baixa automática').fill('121');
  await page.getByRole('button', { name: 'Salvar padrões' }).click();
  await expect(page.getByText('Informe de 0 a 120 dias')).toBeVisible();
  await billets.getByLabel('Baixa automática').fill('30');
  const answered = page.waitForResponse(
    (reply) => reply.url().endsWith('/billing-settings/billets') && reply.request().method() === 'PUT',
  );
  await page.getByRole('button', { name: 'Salvar padrões' }).click();
  expect((await answered).status()).toBe(200);
  const conditions = await page.request.get(`${url}/bff/charges/conditions`);
  expect((await conditions.json()).defaults).toMatchObject({ fine: 200, write_off_days: 30 });
});

test('an e-mail with an unknown variable is refused at its field, and seen once it is right', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.goto(`${url}${ROOT}/configuracoes-de-cobrancas/emails`);
  await page.getByLabel('Assunto').fill('Conta de {{saldo}}');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByText('A variável {{saldo}} não existe')).toBeVisible();
  await page.getByLabel('Assunto').fill('Conta de {{valor}}');
  await page.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(page.getByText('Conta de R$ 150,00')).toBeVisible();
});
