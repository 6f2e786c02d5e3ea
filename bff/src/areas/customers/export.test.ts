import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { readSheet } from '../../core/read-sheet';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const group = (await member.call('POST /groups', { body: { name: 'Varejo' } })).json.id;
  await addCustomer(member, {
    name: '=Ana "A" Lima',
    document: '52998224725',
    phones: ['11987654321', '1132654321'],
    emails: ['a@x.com', 'b@x.com'],
    birthday: '1990-12-31',
    groups: [group],
    address: {
      zipcode: '01310100',
      street: 'Av. Paulista',
      number: '1000',
      complement: 'Sala 2',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
    note: '+55; @nota',
    customerCode: 'C-7',
  });
  await bank.store.execute("update customers set created_at = '2026-03-05T02:00:00Z'");
  await addCustomer(member, { personType: 'J', name: 'Bia Ltda', document: '12ABC34501DE35', emails: [] });
});
afterAll(() => bank.close());

async function exported(body: object) {
  const { status, json } = await member.call('POST /customers/export', { body: body as never });
  expect(status).toBe(200);
  await bank.runJobs();
  const task = (await member.call('GET /tasks/{id}', { params: { id: json.task } })).json;
  return { task, file: (await member.call('GET /tasks/{id}/file', { params: { id: json.task } })).raw };
}

it('export of the filtered set as CSV: cells that begin like a formula are escaped', async () => {
  const { task, file } = await exported({ format: 'csv' });
  expect(task).toMatchObject({
    kind: 'customers-export',
    status: 'done',
    done: 2,
    total: 2,
    file: { name: expect.stringMatching(/^clientes-.*\.csv$/) },
  });
  const [head, ana, bia] = file.toString().trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFCPF ou CNPJ;Nome;E-mail;/);
  expect(ana).toBe(
    `529.982.247-25;"'=Ana ""A"" Lima";a@x.com, b@x.com;(11) 98765-4321, (11) 3265-4321;01310-100;Av. Paulista;1000;Sala 2;` +
      `Bela Vista;São Paulo;SP;31/12/1990;Varejo;C-7;"'+55; @nota";04/03/2026`,
  );
  expect(bia).toMatch(/^12\.ABC\.345\/01DE-35;Bia Ltda;;/);
});

it('as XLSX, of what the filter holds', async () => {
  const { task, file } = await exported({ format: 'xlsx', personType: 'J' });
  expect(task.total).toBe(1);
  const { rows } = await readSheet(file);
  expect(rows.map((row) => row.cells.slice(0, 2))).toEqual([['12.ABC.345/01DE-35', 'Bia Ltda']]);
});

it.each(['csv', 'xlsx'] as const)('as %s it can be imported again, also what begins like a formula', async (format) => {
  const { file } = await exported({ format });
  const { json } = await member.call('POST /customers-import', { query: { name: `clientes.${format}` }, body: file });
  expect(json).toMatchObject({ total: 2, known: 2, refused: 0 });
  const ask = { body: { order: 'created_at', asc: true } } as const;
  const before = (await member.call('POST /customers/search', ask)).json.items[0]!;
  await member.call('POST /customers-import/{id}/run', { params: { id: json.id } });
  await bank.runJobs();
  const after = (await member.call('GET /customer/{id}', { params: { id: before.id } })).json;
  expect([after.name, after.note]).toEqual(['=Ana "A" Lima', '+55; @nota']);
});

it.each(['csv', 'xlsx'] as const)(
  'as %s, imported by another account, groups are those they were, whatever marks their names have',
  async (format) => {
    const [from, to] = [await bank.openAccount(), await bank.openAccount()];
    const names = ['"Ouro"', 'Atacado, Interior', 'Sul; Norte', 'VIP'];
    const groups = await Promise.all(
      names.map(async (name) => (await from.call('POST /groups', { body: { name } })).json.id),
    );
    await addCustomer(from, { groups });
    const { json: started } = await from.call('POST /customers/export', { body: { format } });
    await bank.runJobs();
    const { raw } = await from.call('GET /tasks/{id}/file', { params: { id: started.task } });
    const { json } = await to.call('POST /customers-import', { query: { name: `clientes.${format}` }, body: raw });
    await to.call('POST /customers-import/{id}/run', { params: { id: json.id } });
    await bank.runJobs();
    expect((await to.call('GET /groups')).json.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  },
);

it('of a day that is none is refused', async () => {
  const { status, json } = await member.call('POST /customers/export', {
    body: { format: 'csv', created: { to: '2026-13-01' } },
  });
  expect([status, json.errors?.[0]?.field]).toEqual([422, 'created.to']);
});
