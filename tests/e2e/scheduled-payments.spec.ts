import { expect, signIn, test } from './support';

test('a programmed transfer is cancelled with what would have followed it, from the list of all that is scheduled', async ({
  page,
  context,
}) => {
  const { url } = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${url}/pagar-ou-transferir/pagamentos-agendados`);
  const row = page.getByRole('link', { name: /Imobiliária Horizonte/ }).first();
  await row.click();
  await expect(page).toHaveURL(/\/pagamentos-agendados\/\d+/);
  await expect(page.getByText('todas as repetições seguintes')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Cancelar agendamento' }).click();
  await expect(page.getByText('Agendamento cancelado.')).toBeVisible();
  await expect(row).toHaveCount(0);
  // the drawer goes back to the list as it closes, which would abort the next navigation
  await expect(page).toHaveURL(/\/pagamentos-agendados(\?|$)/);
  await page.goto(`${url}/pagar-ou-transferir/transferencias-programadas`);
  await expect(page.getByText('Cancelada').first()).toBeVisible();
});
