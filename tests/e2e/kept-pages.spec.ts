import { expect, signIn, test } from './support';

const LIST = '/receber/gestao-de-cobrancas/boletos';

test('a list that was left is shown as it was: its order, its ticks, its address and its title', async ({ page, context, faults }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(bank.url + LIST);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await page.getByRole('columnheader', { name: 'Valor' }).click();
  await expect(page).toHaveURL(/value/);
  const { search } = new URL(page.url());
  const tick = page.getByRole('checkbox', { name: /^Selecionar/ }).nth(1);
  await tick.check();

  await menu.getByRole('link', { name: 'Clientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(page).toHaveTitle(/^Clientes/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

  await menu.getByRole('link', { name: 'Boletos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boletos' })).toBeVisible();
  await expect(page).toHaveTitle(/^Boletos/);
  await expect(page).toHaveURL((url) => url.search === search);
  await expect(tick).toBeChecked();

  // an address of its own is another list
  await page.getByRole('link', { name: 'Arquivados' }).click();
  await expect(page).toHaveURL(/filed=true/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(faults).toEqual({ console: [], requests: [] });
});
