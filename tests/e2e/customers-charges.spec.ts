import type { Page } from '@playwright/test';
import { fakeCpf } from '../../bff/src/core/documents';
import { expect, person, signIn, test, type Bank } from './support';

/** Customers and their charges: the charges stay with the customer, and each is found from the other. */
const LIST = '/receber/clientes';
const debtor = <Given extends object>(given?: Given) =>
  person({ name: `Devedora ${fakeCpf(Math.random).slice(0, 6)}`, ...given });

async function charged(bank: Bank, given: object = {}) {
  const { id, name } = await bank.send('POST', '/bff/customer', debtor(given));
  const { ids } = await bank.send('POST', '/bff/charges/banking_billet', {
    customers: [id],
    items: [{ name: 'Torra sob medida', amount: 1, value: 123_456 }],
    expire_at: '2027-12-31',
  });
  // once the billet is registered, no further live event about it comes during the test
  await expect.poll(async () => (await bank.send('GET', `/bff/charges/${ids[0]}`)).status).not.toBe('new');
  return { id: id as number, name: name as string, billet: ids[0] as number };
}

/** Merges two customers and confirms the question that follows, as two documents may be two people. */
async function unite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unir 2 clientes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unir mesmo assim' }).click();
}

test('another document leaves them what they were charged, and the old one is not asked for', async ({
  page,
  context,
  faults,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const { id, billet } = await charged(bank);
  // a socket that connects later would make the page read everything again, also by the old document
  const connected = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => String(payload).includes('userSocket/connected') && resolve()),
    ),
  );
  await page.goto(`${bank.url}${LIST}/${id}/editar`);
  await connected;
  await page.waitForLoadState('networkidle');
  const drawer = page.getByRole('dialog', { name: 'Editar cliente' });
  await drawer.getByLabel('CPF', { exact: true }).fill(fakeCpf(Math.random));
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: String(billet), exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(faults).toEqual({ console: [], requests: [] });
});

test('all of a customer is theirs alone in the billets, by the name they have now', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const word = `Xara ${fakeCpf(Math.random).slice(0, 6)}`;
  const [{ id, billet }] = [await charged(bank, { name: word }), await charged(bank, { name: `${word} Filho` })];
  const { document } = await bank.send('GET', `/bff/customer/${id}`);
  await bank.send('PUT', `/bff/customer/${id}`, debtor({ name: `Nova ${word}`, document }));
  await page.goto(`${bank.url}${LIST}/${id}`);
  await page.getByRole('link', { name: 'Ver todas em Boletos' }).click();
  const chip = page.getByRole('button', { name: `Remover filtro Cliente: Nova ${word}` });
  await expect(chip).toBeVisible();
  await expect(page.getByText('Total de 1 item')).toBeVisible();
  await expect(
    page
      .getByRole('checkbox', { name: new RegExp(String(billet)) })
      .or(page.getByText(String(billet), { exact: true }))
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
});

test('what someone else changed while customers were being made one is shown, and what was chosen stays', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const one = debtor({ name: `Ana ${fakeCpf(Math.random).slice(0, 6)}`, note: 'paga dia 10' });
  const { id } = await bank.send('POST', '/bff/customer', one);
  const other = await bank.send('POST', '/bff/customer', debtor({ note: 'prefere Pix' }));
  await page.goto(`${bank.url}${LIST}/unir?ids=${id},${other.id}`);
  await page.getByRole('group', { name: 'Anotação' }).getByRole('radio', { name: 'prefere Pix' }).check();
  await bank.send('PUT', `/bff/customer/${id}`, { ...one, phones: ['11987654321'] });
  await unite(page);
  await expect(page.getByRole('alert').filter({ hasText: `${one.name} foi alterado por outra pessoa` })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '(11) 98765-4321' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Anotação' }).getByRole('radio', { name: 'prefere Pix' })).toBeChecked();
  await unite(page);
  await expect(page.getByText('2 clientes unidos em um só cadastro')).toBeVisible();
  expect(await bank.send('GET', `/bff/customer/${id}`)).toMatchObject({ phones: ['11987654321'], note: 'prefere Pix' });
});
