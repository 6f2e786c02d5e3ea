import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fakeCnpj, fakeCpf } from '../../bff/src/core/documents';
import { readSheet } from '../../bff/src/core/read-sheet';
import { expect, person, signIn, test, type Bank } from './support';

/** Customers: the CEP fills the address, two are merged, a spreadsheet with a bad row is imported, the list is exported. */
const LIST = '/receber/clientes';

test('a CEP fills the address and moves on to the number; what was typed stays', async ({ page, context, faults }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const name = `Cliente do CEP ${fakeCpf(Math.random).slice(0, 6)}`;
  await page.goto(`${bank.url}${LIST}/novo`);
  const drawer = page.getByRole('dialog', { name: 'Cadastrar cliente' });
  await drawer.getByLabel('CPF', { exact: true }).fill(fakeCpf(Math.random));
  await drawer.getByLabel('Nome completo').fill(name);
  await drawer.getByLabel('Bairro').fill('Meu bairro');
  await drawer.getByLabel('CEP').click();
  await drawer.getByLabel('CEP').pressSequentially('01310100');
  await expect(drawer.getByLabel('Rua ou avenida')).toHaveValue('Avenida Paulista');
  await expect(drawer.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(drawer.getByLabel('Bairro')).toHaveValue('Meu bairro');
  await expect(drawer.getByLabel('Número')).toBeFocused();
  await drawer.getByRole('button', { name: 'Usar este endereço' }).click();
  await expect(drawer.getByLabel('Bairro')).toHaveValue('Bela Vista');
  await page.keyboard.type('1000');
  await drawer.getByRole('button', { name: 'Cadastrar cliente' }).click();
  await expect(drawer).toBeHidden();
  await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Avenida Paulista, 1000, Bela Vista, São Paulo, SP, 01310-100')).toBeVisible();
  expect(faults).toEqual({ console: [], requests: [] });
});

/** Registers a customer, opens their form and types a customer code. */
async function editing(page: Page, bank: Bank, who: object, code: string) {
  const { id } = await bank.send('POST', '/bff/customer', who);
  await page.goto(`${bank.url}${LIST}/${id}/editar`);
  const drawer = page.getByRole('dialog', { name: 'Editar cliente' });
  await drawer.getByLabel(/^Código do cliente/).fill(code);
  return { id, drawer };
}

test('what someone else changed while a customer was being edited is not overwritten', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const who = person({ name: 'Antes da Troca' });
  const { id, drawer } = await editing(page, bank, who, 'C-77');
  await bank.send('PUT', `/bff/customer/${id}`, { ...who, name: 'Depois da Troca', note: 'paga dia 10' });
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer.getByText('Este cliente foi alterado por outra pessoa')).toBeVisible();
  await expect(drawer.getByLabel('Nome completo')).toHaveValue('Depois da Troca');
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer).toBeHidden();
  expect(await bank.send('GET', `/bff/customer/${id}`)).toMatchObject({
    name: 'Depois da Troca',
    note: 'paga dia 10',
    customerCode: 'C-77',
  });
});

test('two registrations become one', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const word = `Unida${fakeCpf(Math.random).slice(0, 6)}`;
  const named = (name: string, given: object) => person({ name, emails: [`${word}@x.com`.toLowerCase()], ...given });
  const { id } = await bank.send('POST', '/bff/customer', named(`${word} Lima`, { phones: ['11987654321'] }));
  await bank.send('POST', '/bff/charges/banking_billet', {
    customers: [id],
    items: [{ name: 'Torra sob medida', amount: 1, value: 123_456 }],
    expire_at: '2027-12-31',
  });
  await bank.send('POST', '/bff/customer', named(`${word} S. Lima`, { note: 'paga dia 10' }));
  await page.goto(`${bank.url}${LIST}`);
  await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(word);
  await expect(page.getByText('Total de 2 itens')).toBeVisible();
  await page.getByRole('checkbox', { name: `Selecionar ${word} Lima` }).check();
  await expect(page.getByRole('button', { name: 'Unir' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: `Selecionar ${word} S. Lima` }).check();
  await page.getByRole('button', { name: 'Unir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unir clientes' })).toBeVisible();
  // WCAG 1.4.10: on the narrowest screen nothing is wider than its card
  await page.setViewportSize({ width: 320, height: 740 });
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeVisible();
  const cards = page.locator('.page-body .card');
  expect(
    await cards.evaluateAll((all) =>
      all.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
    ),
  ).toEqual([]);
  await page
    .getByRole('group', { name: 'Nome completo' })
    .getByRole('radio', { name: `${word} S. Lima` })
    .check();
  // the dialog names both and asks: two documents may be two companies, and a merge cannot be undone
  await page.getByRole('button', { name: 'Unir 2 clientes' }).click();
  const sure = page.getByRole('dialog', { name: 'São o mesmo cliente?' });
  await expect(sure.getByText(`${word} S. Lima`)).toBeVisible();
  await sure.getByRole('button', { name: 'Unir mesmo assim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} S. Lima` })).toBeVisible();
  await expect(page.getByText('(11) 98765-4321').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('paga dia 10')).toBeVisible();
  await page.goto(`${bank.url}${LIST}`);
  await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(word);
  await expect(page.getByText('Total de 1 item')).toBeVisible();
});

test('the filtered list is exported', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const word = `Exportado${fakeCpf(Math.random).slice(0, 6)}`;
  const company = { personType: 'J', document: fakeCnpj(Math.random) };
  for (const one of [{ name: `${word} A` }, { name: `${word} B` }, { name: `${word} Ltda`, ...company }])
    await bank.send('POST', '/bff/customer', person(one));
  await page.goto(`${bank.url}${LIST}`);
  await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(word);
  await expect(page.getByText('Total de 3 itens')).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('radio', { name: 'Pessoa' }).check();
  await page.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page.getByText('Total de 2 itens')).toBeVisible();
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Exportar em CSV' }).click();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name: /^Baixar clientes-/ }).click();
  const { rows } = await readSheet(readFileSync(await (await download).path()));
  expect(rows).toHaveLength(2);
});

test('customers ticked on two pages are deleted together, and none stays ticked', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const word = `Some${fakeCpf(Math.random).slice(0, 6)}`;
  const names = Array.from({ length: 16 }, (_, n) => `${word} ${String(n).padStart(2, '0')}`);
  for (const name of names) await bank.send('POST', '/bff/customer', person({ name }));
  await page.goto(`${bank.url}${LIST}`);
  await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(word);
  await expect(page.getByText('Total de 16 itens')).toBeVisible();
  await page.getByRole('checkbox', { name: `Selecionar ${names[0]}` }).check();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await page.getByRole('checkbox', { name: `Selecionar ${names[15]}` }).check();
  await expect(page.getByText('2 selecionados em 2 páginas')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir 2 clientes' });
  await expect(dialog.getByText('Nenhum deles tem boletos em aberto.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Excluir 2 clientes' }).click();
  await expect(page.getByText('2 clientes excluídos')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ações em lote' })).toBeHidden();
  // the page that was shown is empty now, so the page before it is shown
  await expect(page.getByText('Total de 14 itens')).toBeVisible();
  await expect(page.getByRole('link', { name: names[14]! })).toBeVisible();
  await page.getByRole('checkbox', { name: `Selecionar ${names[14]}` }).check();
  await page.getByRole('button', { name: 'Selecionar todos os 14 do filtro' }).click();
  await expect(page.getByText('14 selecionados')).toBeVisible();
});
