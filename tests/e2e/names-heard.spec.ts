import { englishNames, seriousFaults, settled } from './accessibility';
import { expect, signIn, test } from './support';

test('SHELL-0-1: a toast, a dialog, a calendar and a long select are heard in Portuguese', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'multicontas@balcao.demo');
  await page.route('**/bff/account/balance', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${url}/pagar-ou-transferir/ted`);
  const toast = page.getByRole('alert').filter({ hasText: 'Houve uma falha ao consultar o saldo' });
  await expect(toast).toBeVisible();
  expect(await englishNames(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fechar' }).press('Enter');
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
  expect(await englishNames(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const bank = page.getByRole('combobox', { name: 'Instituição' });
  await bank.click();
  await settled(page);
  // axe does not know that the arrow keys in the field scroll the list of options; the next lines check that they do
  expect(await seriousFaults(page)).toEqual(['scrollable-region-focusable: .rc-virtual-list-holder']);
  expect(await englishNames(page)).toEqual([]);
  expect(await page.getByRole('option').count()).toBeGreaterThan(30);
  await bank.press('ArrowUp');
  await expect(page.getByRole('option').last()).toBeInViewport();
  await bank.press('Enter');
  await bank.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await bank.press('Escape');

  await page.getByRole('button', { name: 'Ajuda e sugestões' }).click();
  await page.getByRole('button', { name: 'Dar minha opinião' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await englishNames(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(dialog).toHaveCount(0);
});
