import { addDays, nextBusinessDay } from '../../bff/src/core/calendar';
import { expect, signIn, test } from './support';

const TED = '/pagar-ou-transferir/ted';

test('AREAS-1-4: a TED after the cut-off lands the next business day, has its receipt; sent back by the other bank it says why', async ({
  page,
  context,
}) => {
  const { url, send } = await signIn(context, 'titular@balcao.demo');
  const dayOf = (at: string) => new Date(new Date(at).getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const today = nextBusinessDay(addDays(dayOf((await send('GET', '/sandbox/api/clock')).now), 1));
  await send('POST', '/sandbox/api/clock', { at: `${today}T17:30:00-03:00` });
  const next = nextBusinessDay(addDays(today, 1));
  await page.goto(url + TED);
  await page.getByLabel('Nome de quem recebe').fill('Padaria Pão Nosso');
  await page.getByLabel('CPF ou CNPJ de quem recebe').fill('52998224725');
  await page.getByRole('combobox', { name: 'Instituição' }).fill('Itaú');
  await page.getByTitle('341 · Itaú Unibanco').click();
  await page.getByLabel('Agência').fill('1234');
  await page.getByLabel('Conta com dígito').fill('1');
  await page.getByLabel('Valor').fill('12345');
  const go = page.getByRole('button', { name: 'Continuar' });
  await go.click();
  await expect(page.getByText('Informe a conta com o dígito.')).toBeVisible();
  await page.getByLabel('Conta com dígito').fill('56789-0');
  await go.click();
  const review = page.getByRole('region', { name: 'Confira antes de assinar' });
  await expect(review).toContainText('R$ 123,45');
  await expect(review).toContainText('Padaria Pão Nosso');
  await expect(review).toContainText(next.split('-').toReversed().join('/'));
  await page.getByLabel('Assinatura eletrônica').fill('PLUMA');
  await page.getByRole('button', { name: 'Assinar e transferir' }).click();
  await page.getByRole('button', { name: 'Ver comprovante' }).click();
  await expect(page).toHaveURL(/\/comprovantes\/\d+$/);

  const id = Number(/\d+$/.exec(page.url())![0]);
  const { protocol, scheduled_for: day, state } = await send('GET', `/bff/receipts/${id}`);
  expect([day, state]).toEqual([next, 'scheduled']);
  await send('POST', '/sandbox/api/clock', { at: `${next}T06:31:00-03:00` });
  const stateOf = async () => (await send('GET', `/bff/receipts/${id}`)).state;
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('settled');
  await send('POST', '/sandbox/api/ted/return', { protocol });
  await expect.poll(stateOf, { timeout: 30_000 }).toBe('returned');
  await expect(page.getByText('conta encerrada').first()).toBeVisible();
});
