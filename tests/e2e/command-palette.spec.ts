import { expect, signIn, test } from './support';

test('Ctrl K finds pages by synonym, actions, customers and accounts, by keys alone; of each what one may', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/home`);
  await expect(page.getByRole('button', { name: 'Buscar no Balcão' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Página, ação, cliente, boleto ou conta' });
  await field.fill('sacados');
  await expect(page.getByRole('option', { name: 'Clientes' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/receber/clientes`);

  const name = await page
    .getByRole('link')
    .filter({ hasText: /^\p{Lu}\S+ \p{Lu}/u })
    .first()
    .innerText();
  // by what people call it; settings and pages that are in no menu too
  for (const [words, found] of [
    ['mandar dinheiro', 'Fazer Pix'],
    ['pagar boleto', 'Contas e boletos'],
    ['limite madrugada', 'Horário noturno'],
    ['imposto de renda', 'Informe de rendimentos'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await field.fill(words);
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
  await expect(page).not.toHaveURL(`${url}/receber/clientes`);
});

test('a sub-user finds no page that is closed to them', async ({ page, context }) => {
  const { url } = await signIn(context, 'cobranca@balcao.demo');
  await page.goto(`${url}/home`);
  await page.getByRole('button', { name: 'Buscar no Balcão' }).click();
  await page.getByRole('combobox', { name: 'Página, ação, cliente, boleto ou conta' }).fill('dados da conta');
  await expect(page.getByText('Nada encontrado. Tente outro nome.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});
