import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fakeCpf } from '../../bff/src/core/documents';
import { seriousFaults, settled } from './accessibility';
import { expect, person, signIn, test, type Bank } from './support';

/** The grid of billets: filters and saved views, bulk actions, exports, and its use on a phone. */
const PATH = '/receber/gestao-de-cobrancas/boletos';
const DUE = '2031-05-15';

/** Registers a new customer and issues billets of R$ 10,01, R$ 10,02 … to them, all due on one day. */
async function issueBillets(bank: Bank, count: number) {
  const document = fakeCpf(Math.random);
  const name = `Célia & Irmãs ${document.slice(0, 7)}`;
  const customer = await bank.send('POST', '/bff/customer', person({ name, document }));
  const ids: number[] = [];
  for (let n = 1; n <= count; n++) {
    const issued = await bank.send('POST', '/bff/charges/banking_billet', {
      customers: [customer.id],
      items: [{ name: 'Mensalidade', amount: 1, value: 1000 + n }],
      expire_at: DUE,
    });
    ids.push(issued.ids[0]);
  }
  return { name, document, ids };
}

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });
/** Expects what opens over the grid to pass axe, as every-route.spec.ts expects of the pages. */
async function isAccessible(page: Page, within?: string): Promise<void> {
  await settled(page);
  expect(await seriousFaults(page, within)).toEqual([]);
}
/**
 * Passes on the live events of charges about these billets only, as other tests change the same account meanwhile. The answer of a
 * cancellation waits for its event, as the server sends the event first; on a busy machine the two may arrive in any order.
 */
async function hearOnlyOf(page: Page, ids: number[]): Promise<void> {
  const ours = new RegExp(`"ids":\\[(\\d+,)*(${ids.join('|')})\\b`);
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  await page.routeWebSocket(/\/bff\/socket\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isOurs = ours.test(String(message));
      if (isOurs || !String(message).includes('"charges"')) socket.send(message);
      if (isOurs) tell();
    });
  });
  await page.route('**/bff/charges/cancel', async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response });
  });
}
const find = async (page: Page, bank: Bank, document: string) => {
  await page.goto(bank.url + PATH);
  await page.getByRole('searchbox').fill(document);
  await expect(page).toHaveURL(/text/);
};

test('an address that says no size or page of the list then says what is shown; statuses of cards and links are not offered', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  await page.goto(`${bank.url}${PATH}?pageSize=7&currentPage=-3`);
  await expect(rowsOf(page)).toHaveCount(15);
  await expect(page).toHaveURL(/pageSize=15&currentPage=1/);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await expect(sheet.getByRole('checkbox', { name: 'Aguardando' })).toBeVisible();
  for (const name of ['Link', 'Expirado', 'Aprovado'])
    await expect(sheet.getByRole('checkbox', { name })).toHaveCount(0);
});

test('a filter by period, value and tag stays in the URL; its view is saved, left and chosen again', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const { name, ids } = await issueBillets(bank, 4);
  const tag = await bank.send('POST', '/bff/tag', { name: `Grade ${ids[0]}`, color_ref: 'red' });
  await bank.send('POST', '/bff/charges/tags', { ids: ids.slice(0, 3), add: [tag.id] });
  await page.goto(bank.url + PATH);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabel('Vencimento: de').fill('15/05/2031');
  await page.keyboard.press('Tab');
  await sheet.getByLabel('Vencimento: até').fill('14/05/2031');
  await page.keyboard.press('Tab');
  await sheet.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(sheet.getByText('A data final deve ser igual ou posterior à inicial.')).toBeVisible();
  await isAccessible(page);
  await sheet.getByLabel('Vencimento: até').fill('15/05/2031');
  await page.keyboard.press('Tab');
  await sheet.getByLabel('Valor: de').fill('10,02');
  await sheet.getByRole('combobox', { name: 'Etiquetas' }).click();
  await page.keyboard.type(tag.name);
  await page.getByTitle(tag.name).last().click();
  await sheet.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(sheet).toBeHidden();
  const chips = page.getByRole('list', { name: 'Filtros ativos' });
  const isFiltered = async () => {
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(chips.getByRole('listitem')).toHaveText([
      'Vencimento: 15/05/2031',
      /^Valor: a partir de R\$\s10,02$/,
      `Etiquetas: ${tag.name}`,
    ]);
  };
  await isFiltered();
  // the address follows the rows
  const address = /etiquetas|tags/;
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page).toHaveURL(address);
  await isFiltered();

  await page.getByRole('button', { name: 'Exibição' }).click();
  await page.getByRole('checkbox', { name: 'Etiquetas' }).check();
  await expect(page.getByRole('columnheader', { name: 'Etiquetas' })).toBeVisible();
  await page.keyboard.press('Escape');
  const view = `Maio ${ids[0]}`;
  await page.getByRole('button', { name: 'Filtros salvos' }).click();
  await page.getByLabel('Salvar os filtros atuais').fill(view);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: view, exact: true })).toBeVisible();
  // only the panel is checked, as it covers a part of the page below it
  await isAccessible(page, '.views');

  await page.goto(bank.url + PATH);
  await page.getByRole('button', { name: 'Exibição' }).click();
  await page.getByRole('checkbox', { name: 'Etiquetas' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Etiquetas' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filtros salvos' }).click();
  await page.getByRole('button', { name: view, exact: true }).click();
  await isFiltered();
  await expect(page.getByRole('columnheader', { name: 'Etiquetas' })).toBeVisible();
  await chips.getByRole('button', { name: /Remover filtro Valor/ }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  // a text with characters of the query syntax (the & of the name) survives a reload
  await page.getByRole('searchbox').fill(name);
  await expect(rowsOf(page)).toHaveCount(4);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(rowsOf(page)).toHaveCount(4);
});

test('rows chosen over two pages are canceled at once; those refused are named with their reason and stay chosen', async ({
  page,
  context,
}) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const { name, document, ids } = await issueBillets(bank, 18);
  await bank.send('PUT', '/bff/charges/cancel', { ids: ids.slice(0, 2) });
  await hearOnlyOf(page, ids);
  await find(page, bank, document);
  await expect(page.getByText('Total de 18 itens')).toBeVisible();
  const every = page.getByRole('columnheader').getByRole('checkbox');
  await every.check();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await every.check();
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  await expect(bar).toContainText('18 selecionados em 2 páginas');
  await bar.getByRole('button', { name: 'Limpar seleção' }).click();
  await rowsOf(page).first().getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Selecionar todos os 18 do filtro' }).click();
  await expect(bar).toContainText('18 selecionados');
  await bar.getByRole('button', { name: 'Cancelar boletos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancelar 18 boletos' });
  await expect(dialog).toContainText('Dos 18 boletos, os que ainda podem ser cancelados deixam de valer na hora');
  await expect(dialog.getByRole('status')).toHaveText(/^18 boletos, somando R\$\s181,71$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)!));
  // the balance is read again on any live event, so its answer shows that the event about these billets has come
  const heard = page.waitForResponse('**/account/balance');
  await dialog.getByRole('button', { name: 'Cancelar boletos' }).click();
  await expect(
    dialog.getByText('2 de 18 não puderam ser canceladas: Cobrança com status Cancelado não pode ser cancelada'),
  ).toBeVisible();
  await expect(dialog.getByText('Feito em 16 de 18.')).toBeVisible();
  await heard;
  expect(
    asked.filter((call) => call === 'opened' || call === 'totals').toSorted(),
    'rows and totals, once each',
  ).toEqual(['opened', 'totals']);
  await isAccessible(page);
  for (const id of ids.slice(0, 2))
    await expect(dialog.getByRole('listitem').filter({ hasText: `Boleto ${id}` })).toContainText(name);
  // the focus moved from the pressed button into what replaced it, so Escape still closes the dialog
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar).toContainText('2 selecionados');
  await page.getByRole('button', { name: 'Limpar seleção' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Totais deste filtro' })).toContainText('Cancelado18');
});

test('the filter is exported to CSV with its progress in place', async ({ page, context }) => {
  const bank = await signIn(context, 'titular@balcao.demo');
  const { document, name, ids } = await issueBillets(bank, 3);
  await find(page, bank, document);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('button', { name: 'Exportar em CSV' }).click();
  await expect(page.getByText('Concluído: 3 de 3')).toBeVisible({ timeout: 30_000 });
  // the exported file is still offered after a reload
  await page.reload();
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Baixar boletos-\d{4}-\d\d-\d\d\.csv$/ }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines[0]).toMatch(/^\uFEFF?"?Número"?;"?Cliente"?;/);
  expect(lines.slice(1).map((line) => Number(line.split(';')[0]!.replaceAll('"', '')))).toEqual(ids.toReversed());
  for (const line of lines.slice(1)) expect(line).toContain(name);
});

test('on a phone: filters in a sheet, rows chosen, actions at the thumb', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const bank = await signIn(context, 'titular@balcao.demo');
  const { document, name } = await issueBillets(bank, 2);
  await page.goto(bank.url + PATH);
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabel('CPF ou CNPJ').fill(document);
  await sheet.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible();
  const cards = page.getByRole('listitem').filter({ hasText: name });
  // both are also the first two of the whole list, whose ticks go when the filter's rows come
  await expect(page.getByText('Total de 2 itens')).toBeVisible();
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all()) await card.getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Ações em lote' });
  await expect(bar).toContainText('2 selecionados');
  const box = (await bar.boundingBox())!;
  expect(Math.round(box.y + box.height)).toBe(740);
  await isAccessible(page);
  await bar.getByRole('button', { name: 'Arquivar' }).click();
  await page.getByRole('dialog', { name: 'Arquivar 2 boletos' }).getByRole('button', { name: 'Arquivar' }).click();
  await expect(page.getByText('2 boletos arquivados')).toBeVisible();
  await expect(cards).toHaveCount(0);
  expect(await page.evaluate(() => window.document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
