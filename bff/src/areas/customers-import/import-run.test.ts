import { describe, expect, it } from 'vitest';
import { addCustomer } from '../../../test/billets';
import { fakeCpf } from '../../core/documents';
import { readSheet } from '../../core/read-sheet';
import {
  bank,
  member,
  open,
  upload,
  rows,
  run,
  all,
  groupNames,
  show,
  openBankForTests,
} from '../../../test/import-bank';

openBankForTests();

/** A valid CPF that begins with zero. */
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
    // only the user who uploaded the import finds it in the list
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
    // the document is registered by somebody else meanwhile: the row is refused, and the group made for it is removed
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
