import { readFileSync } from 'node:fs';
import { fakeCpf } from '../../bff/src/core/documents';
import { readSheet } from '../../bff/src/core/read-sheet';
import { expect, signIn, test } from './support';

/** Import of a spreadsheet of customers: rows are checked, corrected and registered; refused rows are returned as a file. */
const LIST = '/receber/clientes';

test.describe('imports of one user', () => {
  // one after the other: a user has one import draft, which a new spreadsheet replaces
  test.describe.configure({ mode: 'default' });

  test('a spreadsheet with a bad row: its fault is at the cell, the good ones come in, the bad one comes back', async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    const bank = await signIn(context, 'titular@balcao.demo');
    const word = `Planilha${fakeCpf(Math.random).slice(0, 6)}`;
    const lines = [
      'Sacado;CPF;E-mail;Coluna X',
      `${word} Um;${fakeCpf(Math.random)};um@x.com;a`,
      `${word} Dois;${fakeCpf(Math.random)};financeiro.contas.a.pagar@torra;b`,
    ];
    await page.goto(`${bank.url}${LIST}`);
    await page.getByRole('button', { name: 'Importar planilha' }).click();
    const template = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar modelo' }).click();
    expect((await template).suggestedFilename()).toBe('modelo-de-clientes.xlsx');
    // the file is in Latin-1, as old systems write it
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'clientes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n'), 'latin1') });
    await expect(page.getByLabel('Campo da coluna Sacado')).toHaveValue('name');
    await expect(page.getByText('Informe um e-mail válido')).toBeVisible();
    await page.getByLabel('Campo da coluna Coluna X').selectOption('customerCode');
    await expect(page.getByRole('columnheader', { name: 'Código do cliente' })).toBeVisible();
    // the cell at fault is one line high; on a phone the reason is in sight, on a wide screen the cell
    for (const [width, seen] of [
      [360, '.sheet-reasons'],
      [1280, '.sheet-bad'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const [lines, hidden] = await page
        .getByRole('region', { name: 'Linhas da planilha' })
        .evaluate((region, what) => {
          const text = document.createRange();
          text.selectNodeContents(region.querySelector('.sheet-bad > span')!.firstChild!);
          const edge = region.querySelector(what)!.getBoundingClientRect().right;
          return [text.getClientRects().length, edge - region.getBoundingClientRect().right];
        }, seen);
      expect([width, lines]).toEqual([width, 1]);
      expect(hidden, String(width)).toBeLessThanOrEqual(0);
    }
    await page.reload();
    await expect(page.getByLabel('Campo da coluna Coluna X')).toHaveValue('customerCode');
    await page.getByRole('button', { name: 'Importar 1 cliente' }).click();
    await expect(page.getByText('1 linha recusada')).toBeVisible({ timeout: 30_000 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar clientes-recusados.xlsx' }).click();
    const { rows } = await readSheet(readFileSync(await (await download).path()));
    expect(rows.map((row) => row.cells)).toEqual([['3', ...lines[2]!.split(';'), 'E-mail: Informe um e-mail válido']]);
    await page.getByRole('button', { name: 'Ver clientes' }).click();
    await page.getByPlaceholder('Buscar por nome, documento ou e-mail').fill(word);
    await expect(page.getByText('Total de 1 item')).toBeVisible();
  });

  test("a spreadsheet's long name leaves the pages as wide as a phone", async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    const bank = await signIn(context, 'titular@balcao.demo');
    const name = 'relatorio_de_clientes_exportado_do_sistema_antigo_2026_11_22_versao_final.csv';
    const headers = {
      origin: bank.url,
      'x-requested-with': 'balcao',
      'x-account-id': String(bank.accountId),
      'content-type': 'application/octet-stream',
    };
    const sent = await bank.request.post(`${bank.url}/bff/customers-import?name=${name}`, {
      headers,
      data: Buffer.from(`CPF;Nome\n${fakeCpf(Math.random)};Pessoa\n`),
    });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.goto(`${bank.url}${LIST}/importar-planilha?importacao=${(await sent.json()).id}`);
    await expect(page.getByText(name)).toBeVisible();
    expect(await width()).toBe(360);
    await page.goto(`${bank.url}${LIST}/importar-planilha`);
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(2);
    expect(await width()).toBe(360);
  });

  test('rows looked over from a page that is no more start from the last there is', async ({ page, context }) => {
    const bank = await signIn(context, 'titular@balcao.demo');
    const rows = Array.from({ length: 16 }, (_, at) => `${fakeCpf(Math.random)};Pessoa ${at};abc\n`).join('');
    const headers = {
      origin: bank.url,
      'x-requested-with': 'balcao',
      'x-account-id': String(bank.accountId),
      'content-type': 'application/octet-stream',
    };
    const sent = await bank.request.post(`${bank.url}/bff/customers-import?name=paginas.csv`, {
      headers,
      data: Buffer.from(`CPF;Nome;Ramal da loja\n${rows}1;Ruim;\n`),
    });
    await page.goto(`${bank.url}${LIST}/importar-planilha?importacao=${(await sent.json()).id}`);
    const ramal = page.getByRole('combobox', { name: /Ramal da loja/ });
    await ramal.selectOption('phone');
    await expect(page.getByRole('button', { name: 'Com erro (17)' })).toBeVisible();
    await page.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page.getByText('2 de 2')).toBeVisible();
    await ramal.selectOption('');
    await expect(page.getByRole('button', { name: 'Com erro (1)' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Ruim' })).toBeVisible();
  });
});
