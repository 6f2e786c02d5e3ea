import { describe, expect, it } from 'vitest';
import type { ImportField } from '@balcao/contract/customers-import';
import { addCustomer } from '../../../test/billets';
import { othersOf } from '../../../test/others';
import { fakeCpf } from '../../core/documents';
import { readSheet } from '../../core/read-sheet';
import { sheetPart, xlsxFile } from '../../core/spreadsheet';
import { OWN, bank, member, open, upload, rows, run, all, show, openBankForTests } from '../../../test/import-bank';

openBankForTests();

describe('import: the preview', () => {
  it('columns are known by their titles, rows are checked, nothing is registered', async () => {
    await open();
    const { status, json } = await upload([
      'Razão social;CNPJ/CPF;E-MAIL;Celular;Dívida',
      'Ana;529.982.247-25;a@x.com;(11) 98765-4321;1',
      'Bia;123;b@;9;2',
    ]);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      status: 'draft',
      ready: true,
      total: 2,
      new: 1,
      known: 0,
      refused: 1,
      duplicates: 'update',
    });
    expect(json.columns.map((column) => [column.title, column.field, column.sample])).toEqual([
      ['Razão social', 'name', 'Ana'],
      ['CNPJ/CPF', 'document', '529.982.247-25'],
      ['E-MAIL', 'email', 'a@x.com'],
      ['Celular', 'phone', '(11) 98765-4321'],
      ['Dívida', null, '1'],
    ]);
    expect((await all()).total).toBe(0);
  });

  it('an error per cell: CPF, CNPJ, CEP, phone, e-mail, birthday, state, formula, the own document, a document twice', async () => {
    await open();
    const good = fakeCpf(Math.random);
    const { json } = await upload([
      'Nome;Documento;Telefone;E-mail;CEP;UF;Nascimento;Obs',
      `Boa;${good};;;;;31/12/1990;`,
      'A;111.222.333-00;;;;;;',
      'B;12ABC34501DE36;;;;;;',
      `C;${fakeCpf(Math.random)};99;x@;1310;XX;30/02/1990;=1+1`,
      `D;${OWN};;;;;;`,
      `E;${good};;;;;;`,
      `;${fakeCpf(Math.random)};;;;;;`,
      `F;${fakeCpf(Math.random)};;;;;;${'x'.repeat(501)}`,
      `G;;+34 912 345 678;;;;;`,
    ]);
    const told = (await rows(json.id, 'refused')).map((row) => [
      row.line,
      row.faults.map(({ column, message }) => `${column} ${message}`),
    ]);
    expect(told).toEqual([
      [3, ['1 Informe um CPF válido']],
      [4, ['1 Por favor, informe um CNPJ válido']],
      [
        5,
        [
          '7 Fórmulas não são aceitas: cole apenas o valor',
          '2 Digite o DDD e o número completo do telefone',
          '3 Informe um e-mail válido',
          '4 Informe um CEP válido',
          '5 Use a sigla do estado, como SP',
          '6 Informe uma data de nascimento válida',
        ],
      ],
      [6, ['1 O pagador não pode ser o próprio recebedor']],
      [7, ['1 Documento repetido: já está na linha 2']],
      [8, ['0 Preenchimento obrigatório']],
      [9, ['7 Use no máximo 500 caracteres']],
      [10, ['1 Informe o CPF ou CNPJ', '2 Informe um telefone do Brasil, com DDD']],
    ]);
  });

  it('of two rows with a document the first that may come in counts', async () => {
    await open();
    const [twice, known] = [fakeCpf(Math.random), fakeCpf(Math.random)];
    await addCustomer(member, { document: known });
    const { json } = await upload([
      'CPF;Nome;E-mail',
      `${twice};Ana;a@`,
      `${twice};Ana;a@x.com`,
      `${twice};Ana;`,
      `${known};;b@`,
      `${known};;b@x.com`,
      '123;Bia;',
      '123;Caio;',
    ]);
    expect((await rows(json.id)).map(({ line, state, faults }) => [line, state, faults[0]?.message])).toEqual([
      [2, 'refused', 'Informe um e-mail válido'],
      [3, 'new', undefined],
      [4, 'refused', 'Documento repetido: já está na linha 3'],
      [5, 'refused', 'Informe um e-mail válido'],
      [6, 'known', undefined],
      [7, 'refused', 'Informe um CPF válido'],
      [8, 'refused', 'Informe um CPF válido'],
    ]);
    const task = await run(json.id);
    expect((await member.call('GET /tasks/{id}', { params: { id: task } })).json).toMatchObject({
      status: 'done',
      done: 7,
      refused: 5,
    });
    expect(await show(json.id)).toMatchObject({ created: 1, updated: 1 });
  });

  it('shows each cell as it will be registered, and what is at fault as it came', async () => {
    await open();
    const { json } = await upload([
      'CPF;Nome;Nascimento;CEP;Telefone',
      "1234560100;'=Ana;1990-12-31;1310100;11987654321",
      '123;Bia;30/02/1990;1310;+34 912 345 678',
    ]);
    expect((await rows(json.id)).map((row) => row.cells)).toEqual([
      ['012.345.601-00', '=Ana', '31/12/1990', '01310-100', '(11) 98765-4321'],
      ['123', 'Bia', '30/02/1990', '1310', '+34 912 345 678'],
    ]);
    expect(json.columns[2]?.sample).toBe('31/12/1990');
  });

  it('a day in a column that is not imported is shown as days are', async () => {
    await open();
    const body = await xlsxFile(
      [{ title: 'CPF' }, { title: 'Visita' }],
      [sheetPart([['529.982.247-25', { day: '2026-11-22' }]])],
      'Um',
    );
    const { json } = await member.call('POST /customers-import', { query: { name: 'visitas.xlsx' }, body });
    expect(json.columns.map(({ field, sample }) => [field, sample])).toEqual([
      ['document', '529.982.247-25'],
      [null, '22/11/2026'],
    ]);
  });

  it('characters that show nothing are left out of the name of the file, and of what is sent otherwise', async () => {
    await open();
    const { json } = await member.call('POST /customers-import', {
      query: { name: 'cli\u0008entes.csv' },
      body: Buffer.from('CPF;Nome\n529.982.247-25;Ana'),
    });
    expect(json.fileName).toBe('clientes.csv');
    const id = await addCustomer(member, { note: 'a\u0008b\tc\nd\uFFFE' });
    expect((await member.call('GET /customer/{id}', { params: { id } })).json.note).toBe('ab\tc\nd');
  });

  it('a DDD that nobody has is told as such, not as a foreign phone', async () => {
    await open();
    const { json } = await upload(['CPF;Nome;Telefone', '529.982.247-25;Ana;(00) 99999-9999']);
    expect((await rows(json.id))[0]!.faults).toEqual([
      { column: 2, message: 'Digite o DDD e o número completo do telefone' },
    ]);
  });

  it('finds the headings under the title of a report, and only there', async () => {
    await open();
    const titled = (
      await upload([
        'Relatório de clientes;;',
        'Emitido em 01/02/2026;;',
        'Nome;CPF;Cidade',
        'Ana;529.982.247-25;Recife',
      ])
    ).json;
    expect(titled.columns.map(({ title, field }) => [title, field])).toEqual([
      ['Nome', 'name'],
      ['CPF', 'document'],
      ['Cidade', 'city'],
    ]);
    expect([titled.total, (await rows(titled.id))[0]?.line]).toEqual([1, 4]);
    const plain = (await upload(['Alfa;Beta', 'Nome;CPF'])).json;
    expect(plain.columns.map(({ title }) => title)).toEqual(['Alfa', 'Beta']);
  });

  it('a spreadsheet with wrong columns waits to be told which holds the document', async () => {
    await open();
    const { json } = await upload(['Alfa;Beta', 'Ana;529.982.247-25']);
    expect(json).toMatchObject({ ready: false, new: 0, refused: 0 });
    const early = await member.call('POST /customers-import/{id}/run', { params: { id: json.id } });
    expect([early.status, early.json.errors]).toEqual([
      422,
      [{ field: 'columns', message: 'Indique a coluna do CPF ou CNPJ' }],
    ]);
    const set = (columns: (ImportField | null)[]) =>
      member.call('PUT /customers-import/{id}', { params: { id: json.id }, body: { columns, duplicates: 'skip' } });
    expect((await set(['name', 'name'])).json.errors?.map((e) => e.field)).toEqual(['columns.0', 'columns.1']);
    expect((await set(['name'])).json.errors?.[0]?.field).toBe('columns');
    expect((await set(['name', 'document'])).json).toMatchObject({ ready: true, new: 1 });
    // the columns' fields are remembered for the next upload
    expect((await upload(['beta;alfa', 'x;y'])).json.columns.map((column) => column.field)).toEqual([
      'document',
      'name',
    ]);
  });

  it('30 MB are refused, an empty body too, and what is no file', async () => {
    await open();
    const big = await member.call('POST /customers-import', {
      query: { name: 'a.csv' },
      body: Buffer.alloc(30_000_000, 'a'),
    });
    expect([big.status, big.json.error_description]).toEqual([413, 'O conteúdo enviado é grande demais.']);
    expect((await member.call('POST /customers-import', { query: { name: 'a.csv' } })).json.errors).toEqual([
      { field: 'file', message: 'Escolha um arquivo' },
    ]);
    expect(
      (await member.call('POST /customers-import', { query: { name: 'a.csv' }, body: { a: 1 } as never })).status,
    ).toBe(415);
  });

  it("another user's spreadsheet answers like a missing one", async () => {
    await open();
    const { json } = await upload(['Nome;CPF', 'Ana;529.982.247-25']);
    const params = { id: json.id };
    for (const [who, other] of Object.entries(await othersOf(bank, member)))
      for (const reply of [
        await other.call('GET /customers-import/{id}', { params }),
        await other.call('POST /customers-import/{id}/run', { params }),
        await other.call('POST /customers-import/{id}/rows', { params, body: {} }),
        await other.call('PUT /customers-import/{id}', {
          params,
          body: { columns: ['name', 'document'], duplicates: 'skip' },
        }),
      ])
        expect([who, reply.status, reply.json]).toEqual([who, 404, expect.objectContaining({ silent: true })]);
  });

  it("what one uploads is in no other's list, takes the place of no other's draft, and teaches no other what columns hold", async () => {
    await open();
    const mine = (await upload(['Xis;Ípsilon', 'Ana;529.982.247-25'])).json;
    await member.call('PUT /customers-import/{id}', {
      params: { id: mine.id },
      body: { columns: ['name', 'document'], duplicates: 'skip' },
    });
    for (const [who, other] of Object.entries(await othersOf(bank, member))) {
      const { json } = await upload(['Xis;Ípsilon', 'Bia;529.982.247-25'], other);
      expect([who, json.columns.map(({ field }) => field)]).toEqual([who, [null, null]]);
      expect((await other.call('GET /customers-import')).json.map(({ id }) => id)).toEqual([json.id]);
    }
    expect((await member.call('GET /customers-import')).json.map(({ id }) => id)).toEqual([mine.id]);
    expect(await show(mine.id)).toMatchObject({ status: 'draft' });
    expect((await upload(['Xis;Ípsilon', 'Eva;529.982.247-25'])).json.columns.map(({ field }) => field)).toEqual([
      'name',
      'document',
    ]);
  });

  it('one that takes the place of another is told to the other tabs', async () => {
    await open();
    const first = (await upload(['Nome;CPF', 'Ana;529.982.247-25'])).json;
    bank.live.length = 0;
    const second = (await upload(['Nome;CPF', 'Ana;529.982.247-25'])).json;
    expect(bank.live).toEqual([{ accountId: member.accountId, topic: 'tasks', type: 'updated', ids: [] }]);
    expect((await member.call('GET /customers-import')).json.map(({ id }) => id)).toEqual([second.id]);
    expect((await member.call('GET /customers-import/{id}', { params: { id: first.id } })).status).toBe(404);
  });
});

it('the template has every column, and its examples are not registered', async () => {
  await open();
  const { raw, headers } = await member.call('GET /customers-import/template');
  expect(headers['content-type']).toContain('spreadsheetml');
  const { json } = await member.call('POST /customers-import', { query: { name: 'modelo.xlsx' }, body: raw });
  expect(json.columns.map((column) => column.field)).not.toContain(null);
  expect(json).toMatchObject({ total: 2, new: 0, refused: 2 });
  for (const { faults } of await rows(json.id))
    expect(faults).toEqual([{ column: 1, message: 'Linha de exemplo do modelo' }]);
  const sheet = await readSheet(raw);
  const filled = sheet.rows[0]!.cells.map((cell) => (cell.startsWith('Maria') ? 'Maria Lima' : cell));
  expect((await upload([sheet.columns.join(';'), filled.join(';')])).json).toMatchObject({ new: 1, refused: 0 });
});
