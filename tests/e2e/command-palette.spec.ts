import { expect, signIn, test } from './support';

test('Ctrl K finds pages by synonym, actions, customers and accounts, by keys alone; of each what one may', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/home`);
  await expect(page.getByRole('button', { name: 'Buscar no Balcão' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Página, ação, cliente, cobrança ou conta' });
  // typed as people do: by the keyboard, without choosing the field first
  await page.keyboard.type('sacados');
  await expect(field).toHaveValue('sacados');
  await expect(page.getByRole('option', { name: 'Clientes' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/receber\/clientes(\?|$)/);

  const name = await page
    .getByRole('link')
    .filter({ hasText: /^\p{Lu}\S+ \p{Lu}/u })
    .first()
    .innerText();
  // pages are found by everyday words, also settings and pages that are in no menu
  for (const [words, found] of [
    ['mandar dinheiro', 'Fazer Pix'],
    ['pagar boleto', 'Contas e boletos'],
    ['limite madrugada', 'Horário noturno'],
    ['imposto de renda', 'Informe de rendimentos'],
    ['mudar senha', 'Segurança'],
    ['contestacao', 'Contestações'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(page.getByRole('option', { name: found })).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await field.fill(name);
  const customers = page.getByRole('group', { name: 'Clientes' });
  await expect(customers.getByRole('option').first()).toBeVisible();
  await field.fill('trocar');
  await expect(page.getByRole('option', { name: /^Trocar para/ }).first()).toBeVisible();
  await field.fill('emitir');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/receber\/clientes(\?|$)/);
});

test('charges of every kind are found by who pays them or what is sold, and lead to their pages', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${bank.url}/home`);
  for (const [call, group, path, nameOf] of [
    ['/v2/carnets/opened', 'Carnês', 'carnes', (row) => row.customer_name],
    ['/v2/subscriptions', 'Assinaturas', 'assinaturas', (row) => row.customer_name],
    ['/v2/payment-links/opened', 'Links de pagamento', 'links-de-pagamento', (row) => row.name],
    ['/v2/charges/credit-card/opened', 'Cobranças no cartão', 'cartao-de-credito', (row) => row.customer_name],
    ['/receive/pix-automatic/search', 'Pix automático', 'pix-automatico', (row) => row.payer.name],
  ] as [string, string, string, (row: any) => string][]) {
    const name = nameOf((await bank.send('POST', `/bff${call}`, { size: 15 })).items[0]);
    await page.getByRole('button', { name: 'Buscar no Balcão' }).click();
    await page.getByRole('combobox', { name: 'Página, ação, cliente, cobrança ou conta' }).fill(name);
    await page.getByRole('group', { name: group }).getByRole('option').first().click();
    await expect(page).toHaveURL(new RegExp(`/receber/gestao-de-cobrancas/${path}/\\d+`));
  }
});

test('a sub-user finds no page that is closed to them', async ({ page, context }) => {
  const { url } = await signIn(context, 'cobranca@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Buscar no Balcão' }).click();
  await page.getByRole('combobox', { name: 'Página, ação, cliente, cobrança ou conta' }).fill('dados da conta');
  await expect(page.getByText('Nada encontrado. Tente outro nome.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
