import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportField } from '@balcao/contract/customers-import';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { othersOf } from '../../../test/others';
import { fakeCpf } from '../../core/documents';
import { readSheet } from '../../core/read-sheet';
import { sheetPart, xlsxFile } from '../../core/spreadsheet';

const OWN = '11144477735';
let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const open = async () => (member = await bank.openAccount({ document: OWN }));
const upload = (lines: string[], who = member) =>
  who.call('POST /customers-import', { query: { name: 'clientes.csv' }, body: Buffer.from(lines.join('\n')) });
const rows = async (id: number, state?: 'new' | 'known' | 'refused') =>
  (await member.call('POST /customers-import/{id}/rows', { params: { id }, body: state ? { state } : {} })).json.items;
const run = async (id: number) => {
  const { json } = await member.call('POST /customers-import/{id}/run', { params: { id } });
  await bank.runJobs();
  return json.task;
};
const all = async () =>
  (await member.call('POST /customers/search', { body: { order: 'created_at', size: 100 } })).json;
const groupNames = async () => (await member.call('GET /groups')).json.map((group) => group.name);
const show = async (id: number) => (await member.call('GET /customers-import/{id}', { params: { id } })).json;

describe('import: the preview', () => {
  it('columns are known by their titles, rows are checked, nothing is registered', async () => {
    await open();
    const { status, json } = await upload([
      'Razão social;CPF/CNPJ;E-MAIL;Celular;Dívida',
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
      ['CPF/CNPJ', 'document', '529.982.247-25'],
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
    // remembered for the next
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

/** A CPF that begins with a zero. */
const withZero = () => {
  for (;;) {
    const cpf = fakeCpf(Math.random);
    if (cpf.startsWith('0')) return cpf;
  }
};

describe('import: the run', () => {
  it('a formula in the file of the refused rows is refused again, a text that begins like one is not', async () => {
    await open();
    const cells = [fakeCpf(Math.random), '=SOMA(1)', "'=1+1"].join(';');
    const { json } = await upload(['CPF;Nome;Obs', cells, `${fakeCpf(Math.random)};Bia;'=2+2`]);
    const task = await run(json.id);
    const again = async (file: Buffer, name: string) => {
      const { json: sent } = await member.call('POST /customers-import', { query: { name }, body: file });
      expect(sent).toMatchObject({ total: 1, new: 0, refused: 1 });
      const [row] = await rows(sent.id);
      expect(row!.faults).toEqual([{ column: 2, message: 'Fórmulas não são aceitas: cole apenas o valor' }]);
      expect(row!.cells.slice(2, 4)).toEqual(['#FÓRMULA! =SOMA(1)', '=1+1']);
      const next = await run(sent.id);
      return (await member.call('GET /tasks/{id}/file', { params: { id: next } })).raw;
    };
    const first = (await member.call('GET /tasks/{id}/file', { params: { id: task } })).raw;
    const second = await again(first, 'clientes-recusados.xlsx');
    expect((await readSheet(second)).rows[0]!.cells.slice(3, 5)).toEqual(['#FÓRMULA! =SOMA(1)', "'=1+1"]);
    const { columns, rows: read } = await readSheet(first);
    await again(
      Buffer.from([columns, ...read.map((row) => row.cells)].map((row) => row.join(';')).join('\r\n'), 'latin1'),
      'clientes-recusados.csv',
    );
    expect((await all()).items.map((row) => row.name)).toEqual(['Bia']);
  });

  it('registers the good rows, with groups, zeros put back and several e-mails; the file has the refused ones', async () => {
    await open();
    const { json } = await upload([
      'Nome;CPF;E-mail;E-mail 2;CEP;Grupos',
      `Ana;${withZero().slice(1)};a@x.com, b@x.com;c@x.com;1310100;Varejo, VIP`,
      'Rui;12345678909;;;;varejo',
      'Bia;123;;;;',
    ]);
    const task = await run(json.id);
    expect((await member.call('GET /tasks/{id}', { params: { id: task } })).json).toMatchObject({
      status: 'done',
      done: 3,
      total: 3,
    });
    const found = (await all()).items;
    expect(found.map((row) => row.name)).toContain('Rui');
    const groups = (await member.call('GET /groups')).json.map((group) => group.name);
    expect(groups.map((name) => name.toLowerCase())).toEqual(['varejo', 'vip']);
    const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: task } });
    const file = await readSheet(raw);
    expect(file.columns).toEqual(['Linha', 'Nome', 'CPF', 'E-mail', 'E-mail 2', 'CEP', 'Grupos', 'Motivo']);
    expect(file.rows.at(-1)!.cells).toEqual(['4', 'Bia', '123', '', '', '', '', 'CPF: Informe um CPF válido']);
    expect(await show(json.id)).toMatchObject({ status: 'done', task });
    // found again, by who sent it alone
    expect((await member.call('GET /customers-import')).json).toMatchObject([
      { id: json.id, fileName: 'clientes.csv', status: 'done', total: 3 },
    ]);
    const stranger = await bank.openAccount();
    for (const who of [
      stranger,
      await bank.join(stranger.userId, member.accountId),
      await bank.join(member.userId, stranger.accountId),
    ])
      expect((await who.call('GET /customers-import')).json).toEqual([]);
    expect((await member.call('POST /customers-import/{id}/run', { params: { id: json.id } })).status).toBe(409);
  });

  it('duplicates by document: update fills in what the row says and leaves what is blank', async () => {
    await open();
    const id = await addCustomer(member, {
      name: 'Antes',
      document: '52998224725',
      phones: ['11987654321'],
      emails: ['antes@x.com'],
      note: 'fica',
    });
    const { json } = await upload([
      'CPF;Nome;E-mail;Cidade',
      '529.982.247-25;;depois@x.com;Recife',
      `${fakeCpf(Math.random)};Nova;;`,
    ]);
    expect(json).toMatchObject({ new: 1, known: 1, refused: 0 });
    await run(json.id);
    expect((await member.call('GET /customer/{id}', { params: { id } })).json).toMatchObject({
      name: 'Antes',
      emails: ['depois@x.com'],
      phones: ['11987654321'],
      note: 'fica',
      address: { city: 'Recife' },
    });
    expect(await show(json.id)).toMatchObject({ created: 1, updated: 1, skipped: 0 });
  });

  it('who is in twenty groups is not put in one more unsaid: the row is refused at its cell', async () => {
    await open();
    const groups = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, i) => (await member.call('POST /groups', { body: { name: `G${i}` } })).json.id,
      ),
    );
    const id = await addCustomer(member, { name: 'Antes', document: '52998224725', groups });
    const { json } = await upload(['CPF;Nome;Grupos', '529.982.247-25;Depois;Mais um']);
    const task = await run(json.id);
    expect((await member.call('GET /customer/{id}', { params: { id } })).json).toMatchObject({ name: 'Antes', groups });
    const { rows } = await readSheet((await member.call('GET /tasks/{id}/file', { params: { id: task } })).raw);
    expect(rows.at(-1)!.cells.at(-1)).toBe('Grupos: Use até 20 grupos');
    expect(await groupNames()).not.toContain('Mais um');
  });

  it('CPF and CNPJ in a column each: the one that is filled in counts, both are a fault at the second', async () => {
    await open();
    const cpf = fakeCpf(Math.random);
    const { json } = await upload([
      'CPF;CNPJ;Nome;Inscrição;Grupos',
      `${cpf};;Ana;;Nova`,
      ';11.222.333/0001-81;Padaria;;',
      `${fakeCpf(Math.random)};11.444.777/0001-61;Dois;;Dos dois`,
      ';11.222.333/0001-82;Errada;;Da errada',
      ';11.222.333/0001-81;Outra vez;;De outra vez',
    ]);
    expect(json.columns.map(({ field }) => field)).toEqual(['document', 'document', 'name', null, 'groups']);
    expect(json).toMatchObject({ ready: true, new: 2, refused: 3 });
    expect((await rows(json.id, 'refused')).map(({ faults: [fault] }) => [fault!.column, fault!.message])).toEqual([
      [1, 'Preencha o CPF ou o CNPJ, não os dois'],
      [1, 'Por favor, informe um CNPJ válido'],
      [1, 'Documento repetido: já está na linha 3'],
    ]);
    // registered by somebody else meanwhile: what was to be new is refused, and its group is not left behind
    await addCustomer(member, { name: 'Ana', document: cpf });
    await member.call('PUT /customers-import/{id}', {
      params: { id: json.id },
      body: { columns: json.columns.map(({ field }) => field), duplicates: 'skip' },
    });
    await run(json.id);
    expect((await all()).items.map(({ name, document }) => [name, document])).toContainEqual([
      'Padaria',
      '11222333000181',
    ]);
    expect(await groupNames()).toEqual([]);
  });

  it('or skip leaves them as they are', async () => {
    await open();
    const id = await addCustomer(member, { name: 'Antes', document: '52998224725' });
    const { json } = await upload(['CPF;Nome', '529.982.247-25;Depois']);
    await member.call('PUT /customers-import/{id}', {
      params: { id: json.id },
      body: { columns: ['document', 'name'], duplicates: 'skip' },
    });
    const task = await run(json.id);
    expect((await member.call('GET /customer/{id}', { params: { id } })).json.name).toBe('Antes');
    expect(await show(json.id)).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect((await member.call('GET /tasks/{id}/file', { params: { id: task } })).status).toBe(404);
  });

  it('registers each row once, in parts, also where a part is tried again and a document was registered meanwhile', async () => {
    await open();
    const documents = Array.from({ length: 1201 }, () => fakeCpf(Math.random));
    const { json } = await upload(['CPF;Nome', ...documents.map((document, n) => `${document};Cliente ${n}`)]);
    expect(json).toMatchObject({ total: 1201, new: 1201 });
    await addCustomer(member, { name: 'Cadastrado antes', document: documents[700]! });
    const { json: started } = await member.call('POST /customers-import/{id}/run', { params: { id: json.id } });
    const first = bank.waiting.shift()!;
    await expect(
      bank.work(async (trx, tools) => {
        await first.job.run(trx, first.data, tools);
        bank.waiting.pop();
        throw new Error('the process died');
      }),
    ).rejects.toThrow('died');
    expect((await all()).total).toBe(1);
    bank.waiting.push(first);
    await bank.runJobs();
    expect((await member.call('GET /tasks/{id}', { params: { id: started.task } })).json).toMatchObject({
      status: 'done',
      done: 1201,
      refused: 0,
    });
    expect((await all()).total).toBe(1201);
    expect(await show(json.id)).toMatchObject({ created: 1200, updated: 1 });
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

it('10,000 rows are checked and registered', { timeout: 120_000 }, async () => {
  await open();
  const started = performance.now();
  const { json } = await upload([
    'CPF;Nome;E-mail',
    ...Array.from({ length: 10_000 }, (_, n) => `${fakeCpf(Math.random)};Cliente ${n};c${n}@x.com`),
  ]);
  expect(json.new + json.refused).toBe(10_000);
  await run(json.id);
  expect((await all()).total).toBe(json.new);
  console.info(`10,000 rows in ${Math.round(performance.now() - started)} ms`);
});
