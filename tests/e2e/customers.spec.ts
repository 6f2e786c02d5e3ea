import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fakeCpf } from '../../bff/src/core/documents';
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

test('a new group typed in the form is seen before it is saved, and is there only where it was', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const word = `Turma ${Math.random().toString(36).slice(2, 8)}`;
  const groups = async () =>
    ((await bank.send('GET', '/bff/groups')) as unknown as { name: string }[]).map(({ name }) => name);
  const id = (await bank.send('POST', '/bff/customer', person({ name: word }))).id;
  const type = async (text: string) => {
    await page.goto(`${bank.url}${LIST}/${id}/editar`);
    await page.getByLabel('Grupos').pressSequentially(text);
    await expect(page.getByText(`Criar grupo “${text}”`)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByText(`${text} (novo)`)).toBeVisible();
  };
  await type(`${word} A`);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await type(`${word} B`);
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Cadastro atualizado')).toBeVisible();
  await expect(page.getByText(`${word} B`, { exact: true })).toBeVisible();
  expect((await groups()).filter((name) => name.startsWith(word))).toEqual([`${word} B`]);
});

test('after a group is chosen by keyboard, Tab goes on and chooses nothing more', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${bank.url}${LIST}/novo`);
  const drawer = page.getByRole('dialog', { name: 'Cadastrar cliente' });
  await drawer.getByLabel('Grupos').pressSequentially('Revenda');
  await page.keyboard.press('Enter');
  await expect(drawer.locator('.ant-select-selection-item')).toHaveText(['Revenda']);
  await page.keyboard.press('Tab');
  await expect(drawer.getByLabel(/^Código do cliente/)).toBeFocused();
  await expect(drawer.locator('.ant-select-selection-item')).toHaveText(['Revenda']);
});

test('a CEP that is none says nothing', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${bank.url}${LIST}/novo`);
  const asked = page.waitForResponse(/zipcodes\/00999999/);
  await page.getByLabel('CEP').pressSequentially('00999999');
  expect((await asked).status()).toBe(404);
  await expect(page.getByText('Houve uma falha de comunicação')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Cadastrar cliente' })).toBeVisible();
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

test('what was typed and is found again after a reload does not overwrite what someone else changed meanwhile', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const who = person({ name: 'Antes da Recarga' });
  const { id, drawer } = await editing(page, bank, who, 'C-78');
  await bank.send('PUT', `/bff/customer/${id}`, { ...who, note: 'paga dia 10' });
  await page.reload();
  await expect(drawer.getByLabel(/^Código do cliente/)).toHaveValue('C-78');
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer.getByText('Este cliente foi alterado por outra pessoa')).toBeVisible();
  await expect(drawer.getByLabel('Anotação')).toHaveValue('paga dia 10');
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer).toBeHidden();
  expect(await bank.send('GET', `/bff/customer/${id}`)).toMatchObject({ note: 'paga dia 10', customerCode: 'C-78' });
});

test('a group deleted while a customer is edited is left by what was typed', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const word = `Safra ${Math.random().toString(36).slice(2, 8)}`;
  const [gone, stays, added] = await Promise.all(
    ['A', 'B', 'C'].map((letter) => bank.send('POST', '/bff/groups', { name: `${word} ${letter}` })),
  );
  const { id } = await bank.send('POST', '/bff/customer', person({ name: word, groups: [gone.id, stays.id] }));
  await page.goto(`${bank.url}${LIST}/${id}/editar`);
  const drawer = page.getByRole('dialog', { name: 'Editar cliente' });
  await drawer.getByLabel('Grupos').pressSequentially(added.name);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await bank.send('DELETE', `/bff/groups/${gone.id}`);
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer.getByText('Este cliente foi alterado por outra pessoa')).toBeVisible();
  await drawer.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(drawer).toBeHidden();
  expect((await bank.send('GET', `/bff/customer/${id}`)).groups).toEqual([stays.id, added.id]);
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

test('groups are renamed, and their deletion is called off, by keyboard: the focus goes back to where it was', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const name = `Teclado ${Math.random().toString(36).slice(2, 8)}`;
  await bank.send('POST', '/bff/groups', { name });
  await page.goto(`${bank.url}${LIST}/grupos`);
  const button = (what: string, of: string) => page.getByRole('button', { name: `${what} ${of}`, exact: true });
  await button('Renomear', name).press('Enter');
  await page.keyboard.press('Escape');
  await expect(button('Renomear', name)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.type(' B');
  await page.keyboard.press('Enter');
  await expect(button('Renomear', `${name} B`)).toBeFocused();
  await button('Excluir', `${name} B`).press('Enter');
  await page
    .getByRole('group', { name: `Excluir ${name} B` })
    .getByRole('button', { name: 'Cancelar' })
    .press('Enter');
  await expect(button('Excluir', `${name} B`)).toBeFocused();
});

test('the filtered list is exported', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${bank.url}${LIST}`);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('radio', { name: 'Empresa' }).check();
  const all = await page.getByText(/^Total de /).innerText();
  await page.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page.getByText(/^Total de /)).not.toHaveText(all);
  const total = Number(/\d+/.exec(await page.getByText(/^Total de /).innerText())![0]);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Exportar em CSV' }).click();
  const download = page.waitForEvent('download', { timeout: 30_000 });
  await page.getByRole('button', { name: /^Baixar clientes-/ }).click();
  const { rows } = await readSheet(readFileSync(await (await download).path()));
  expect(rows).toHaveLength(total);
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
