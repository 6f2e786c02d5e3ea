import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Body } from '@balcao/contract/core/registry';
import { addDays } from '../../core/calendar';
import { fakeCnpj } from '../../core/documents';
import { addCustomer, customerInput, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

const OWN = '52998224725';
let bank: EmptyBank;
let member: Member;
let other: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount({ document: OWN });
  other = await bank.openAccount();
});
afterAll(() => bank.close());

const create = (given: Parameters<typeof customerInput>[0]) =>
  member.call('POST /customer', { body: customerInput(given) });
const search = async (body: Body<'POST /customers/search'>) =>
  (await member.call('POST /customers/search', { body })).json;

describe('AREAS-3-customer-1: what may be registered', () => {
  it('is stored without masks, e-mails in lower case', async () => {
    const { status, json } = await create({
      name: '  José   da Silva ',
      document: '111.444.777-35',
      phones: ['(11) 98765-4321', '+551132654321'],
      emails: ['Jose@Exemplo.com'],
      address: { zipcode: '01310-100', street: ' Av. Paulista ', city: '' },
      birthday: '1990-02-28',
      note: ' ',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: 'José da Silva',
      document: '11144477735',
      phones: ['11987654321', '1132654321'],
      emails: ['jose@exemplo.com'],
      address: { zipcode: '01310100', street: 'Av. Paulista' },
      birthday: '1990-02-28',
      note: null,
    });
    expect(bank.live.at(-1)).toEqual({
      accountId: member.accountId,
      topic: 'customers',
      type: 'created',
      ids: [json.id],
    });
  });

  it('an alphanumeric CNPJ in lower case is a company', async () => {
    expect((await create({ personType: 'J', document: '12.abc.345/01de-35' })).json.document).toBe('12ABC34501DE35');
  });

  it('a company has no birthday', async () => {
    expect(
      (await create({ personType: 'J', document: fakeCnpj(Math.random), birthday: '1990-02-28' })).json.birthday,
    ).toBeNull();
  });

  it.each([
    [{ document: '111.222.333-00' }, 'document', 'Informe um CPF válido'],
    [{ personType: 'J', document: '12ABC34501DE36' }, 'document', 'Por favor, informe um CNPJ válido'],
    [{ personType: 'J', document: '123.456.789-09' }, 'document', 'Por favor, informe um CNPJ válido'],
    [{ document: '11.222.333/0001-81' }, 'document', 'Informe um CPF válido'],
    [{ document: '529.982.247-25' }, 'document', 'O pagador não pode ser o próprio recebedor'],
    [{ phones: ['11987654321', '9876-5432'] }, 'phones.1', 'Digite o DDD e o número completo do telefone'],
    [{ phones: ['+34 912 345 678'] }, 'phones.0', 'Informe um telefone do Brasil, com DDD'],
    [{ address: { state: 'XX' } }, 'address.state', 'Use a sigla do estado, como SP'],
    [{ emails: ['angela@'] }, 'emails.0', 'Informe um e-mail válido'],
    [{ address: { zipcode: '1310' } }, 'address.zipcode', 'Informe um CEP válido'],
    [{ birthday: '1990-02-30' }, 'birthday', 'Informe uma data de nascimento válida'],
    [{ birthday: '2999-01-01' }, 'birthday', 'Informe uma data de nascimento válida'],
    [{ groups: [987_654] }, 'groups', 'Grupo não encontrado'],
    [{ name: '   ' }, 'name', 'Preenchimento obrigatório'],
  ] as const)('%j is refused at %s', async (given, field, message) => {
    const { status, json } = await create(given as Parameters<typeof customerInput>[0]);
    expect(status).toBe(422);
    expect(json.errors).toEqual([{ field, message }]);
  });

  it('says every fault at once', async () => {
    expect((await create({ document: '11122233300', emails: ['x'] })).json.errors?.map((e) => e.field)).toEqual([
      'document',
      'emails.0',
    ]);
  });

  it('a document only once an account, on creation and on change', async () => {
    const first = customerInput();
    expect((await create(first)).status).toBe(200);
    const again = await create(first);
    expect([again.status, again.json.errors]).toEqual([
      422,
      [{ field: 'document', message: 'Já existe um cliente com este documento' }],
    ]);
    const id = await addCustomer(member);
    const changed = await member.call('PUT /customer/{id}', { params: { id }, body: first });
    expect(changed.json.errors?.[0]).toEqual({ field: 'document', message: 'Já existe um cliente com este documento' });
    expect((await other.call('POST /customer', { body: first })).status).toBe(200);
  });

  it('groups that are named are created with the customer, once, and with nobody where they are refused', async () => {
    const named = async () => (await member.call('GET /groups', { query: {} })).json.map(({ name }) => name);
    const post = (given: object, newGroups: string[]) =>
      member.call('POST /customer', { body: { ...customerInput(given), newGroups } });
    expect((await post({ emails: ['x'] }, ['De ninguém'])).status).toBe(422);
    expect(
      (
        await post(
          {},
          Array.from({ length: 20 }, (_, n) => `Muitos ${n}`),
        )
      ).status,
    ).toBe(200);
    const { json } = await post({}, [' Com   ele ', 'com ele']);
    const again = await post({ groups: json.groups }, ['COM ELE', 'Outro dele']);
    expect(again.json.groups).toHaveLength(2);
    expect(again.json.groups).toContain(json.groups[0]);
    const tooMany = await member.call('PUT /customer/{id}', {
      params: { id: json.id },
      body: { ...customerInput(), groups: json.groups, newGroups: Array.from({ length: 20 }, (_, n) => `Muitos ${n}`) },
    });
    expect(tooMany.json.errors).toEqual([{ field: 'groups', message: 'Use até 20 grupos' }]);
    const all = await named();
    expect(all.filter((name) => name.toLowerCase() === 'com ele')).toEqual(['Com ele']);
    expect(all).not.toContain('De ninguém');
  });

  it("another account's group is none", async () => {
    const group = (await other.call('POST /groups', { body: { name: 'Alheio' } })).json;
    expect((await create({ groups: [group.id] })).json.errors?.[0]?.field).toBe('groups');
  });
});

it('AREAS-7-customers-2: a change replaces what was there', async () => {
  const id = await addCustomer(member, { name: 'Antes', phones: ['11987654321'] });
  const { json } = await member.call('PUT /customer/{id}', { params: { id }, body: customerInput({ name: 'Depois' }) });
  expect(json).toMatchObject({ id, name: 'Depois', phones: [] });
  expect((await search({ text: 'antes' })).total).toBe(0);
  expect(bank.live.at(-1)).toEqual({ accountId: member.accountId, topic: 'customers', type: 'updated', ids: [id] });
});

it('what is registered is shown whole, in its page and in its row, with the days of its making and last change', async () => {
  const fresh = await bank.openAccount();
  const [second, first] = [
    (await fresh.call('POST /groups', { body: { name: 'Atacado' } })).json,
    (await fresh.call('POST /groups', { body: { name: 'Varejo' } })).json,
  ];
  const given = customerInput({
    name: 'Ana Lima',
    phones: ['11987654321', '1132654321'],
    emails: ['ana@exemplo.com', 'compras@exemplo.com'],
    address: { zipcode: '01310100', street: 'Av. Paulista', number: '1000', city: 'São Paulo', state: 'SP' },
    groups: [first.id, second.id],
    birthday: '1990-02-28',
    note: 'Prefere manhãs',
    customerCode: 'C-7',
  });
  const id = await addCustomer(fresh, given);
  const [made, changed] = ['2026-01-02T03:04:05.000Z', '2026-02-03T04:05:06.000Z'];
  await bank.store.execute('update customers set created_at = $2, updated_at = $3 where id = $1', [id, made, changed]);
  const shown = (await fresh.call('GET /customer/{id}', { params: { id } })).json;
  expect(shown).toEqual({ ...given, id, created_at: made, updated_at: changed });
  expect((await fresh.call('POST /customers/search', { body: {} })).json.items).toEqual([
    {
      id,
      personType: 'F',
      name: 'Ana Lima',
      document: given.document,
      email: 'ana@exemplo.com',
      phone: '11987654321',
      groups: [first, second],
      openCharges: 0,
      openValue: 0,
      overdueSince: null,
      created_at: made,
    },
  ]);
});

it('a change of what was read before another change is refused, and changes nothing', async () => {
  const person = customerInput({ name: 'Lida', address: { city: 'Recife', state: 'PE' }, birthday: '1990-02-28' });
  const id = await addCustomer(member, person);
  const read = async () => (await member.call('GET /customer/{id}', { params: { id } })).json;
  const change = (updated_at: string, name: string) =>
    member.call('PUT /customer/{id}', { params: { id }, body: { ...person, name, updated_at } });
  const first = await read();
  await sql`update customers set updated_at = updated_at - interval '1 second' where id = ${id}`.execute(bank.store.db);
  expect((await change(first.updated_at, 'Tarde')).json).toMatchObject({ code: 'changed' });
  const second = await read();
  expect(second).toMatchObject({ name: 'Lida' });
  expect((await change(second.updated_at, 'A tempo')).status).toBe(200);
  expect((await change(second.updated_at, 'Outra vez')).status).toBe(409);
  // new groups with it are a change, although the rest is as it was
  const grouped = { ...person, name: 'A tempo', updated_at: second.updated_at, newGroups: ['Tardios'] };
  expect((await member.call('PUT /customer/{id}', { params: { id }, body: grouped })).status).toBe(409);
  // asked again after a lost answer: it is no one else's
  const again = await change(second.updated_at, ' A  tempo');
  expect([again.status, again.json.name]).toEqual([200, 'A tempo']);
  expect((await read()).name).toBe('A tempo');
});

describe('the search', () => {
  let company: number;
  beforeAll(async () => {
    company = await addCustomer(member, {
      personType: 'J',
      name: 'Açaí & Cia 100%',
      document: '11.222.333/0001-81',
      emails: ['contato@acai.com'],
      customerCode: 'C-77',
    });
  });

  it.each([
    'acai',
    'AÇAÍ',
    'cia acai',
    '11.222.333/0001-81',
    '11222333000181',
    '222.333',
    'contato@ACAI',
    '100%',
    'c-77',
  ])('finds it by %s', async (text) => {
    expect((await search({ text })).items.map((row) => row.id)).toContain(company);
  });

  it.each(['açaí nada', '1%0', 'a_ai', '\\'])('does not find it by %s', async (text) => {
    expect((await search({ text })).items.map((row) => row.id)).not.toContain(company);
  });

  it('sorts as people do: accents and case aside', async () => {
    const fresh = await bank.openAccount();
    for (const name of ['zélia', 'Ângela', 'Bruno', 'ana']) await addCustomer(fresh, { name });
    const names = async (asc: boolean) =>
      (await fresh.call('POST /customers/search', { body: { order: 'name', asc } })).json.items.map((row) => row.name);
    expect(await names(true)).toEqual(['ana', 'Ângela', 'Bruno', 'zélia']);
    expect(await names(false)).toEqual(['zélia', 'Bruno', 'Ângela', 'ana']);
  });

  it('by group and kind of person, with the group in the row', async () => {
    const group = (await member.call('POST /groups', { body: { name: 'Atacado' } })).json;
    const id = await addCustomer(member, { groups: [group.id] });
    expect((await search({ groups: [group.id, 987_654] })).items).toMatchObject([{ id, groups: [group] }]);
    expect((await search({ personType: 'J', text: 'acai' })).total).toBe(1);
    expect((await search({ personType: 'F', text: 'acai' })).total).toBe(0);
  });

  it('a page behind the last is empty, and still says how many there are', async () => {
    const fresh = await bank.openAccount();
    await addCustomer(fresh);
    expect((await fresh.call('POST /customers/search', { body: { page: 2 } })).json).toEqual({ items: [], total: 1 });
    const nobody = await bank.openAccount();
    expect((await nobody.call('POST /customers/search', { body: {} })).json).toEqual({ items: [], total: 0 });
  });

  it('says what each still owes', async () => {
    const id = await addCustomer(member, { name: 'Devedora' });
    await issue(bank, member, [id]);
    expect((await search({ text: 'devedora' })).items).toMatchObject([{ openCharges: 1, openValue: 10_000 }]);
  });
});

describe('grid with filters', () => {
  it('by what is owed: anything open, anything overdue, nothing', async () => {
    const fresh = await bank.openAccount();
    const found = async (owing: 'open' | 'overdue' | 'nothing') =>
      (await fresh.call('POST /customers/search', { body: { owing } })).json.items.map((row) => row.name);
    const [debtor] = [
      await addCustomer(fresh, { name: 'Com boleto' }),
      await addCustomer(fresh, { name: 'Sem boleto' }),
    ];
    const [charge] = await issue(bank, fresh, [debtor]);
    expect([await found('open'), await found('overdue'), await found('nothing')]).toEqual([
      ['Com boleto'],
      [],
      ['Sem boleto'],
    ]);
    await bank.store.execute(`update charges set status = 'unpaid' where id = $1`, [charge]);
    expect(await found('overdue')).toEqual(['Com boleto']);
    const told = await fresh.call('POST /customers/open-charges', { body: { ids: [debtor, 987_654] } });
    expect(told.json).toEqual({ customers: 1, owing: 1, charges: 1, value: 10_000 });
    const other = await addCustomer(fresh, { name: 'Outra com boletos' });
    await issue(bank, fresh, [other]);
    await issue(bank, fresh, [other], { items: [{ name: 'Serviço', amount: 1, value: 2_500 }] });
    const all = await fresh.call('POST /customers/open-charges', { body: { ids: [debtor, other] } });
    expect(all.json).toEqual({ customers: 2, owing: 2, charges: 3, value: 22_500 });
  });

  it('all of the filter to act on: ids of every page, the newest first, and of no other account', async () => {
    const [fresh, other] = [await bank.openAccount(), await bank.openAccount()];
    const ids = [
      await addCustomer(fresh, { name: 'Uma Lima' }),
      await addCustomer(fresh, { name: 'Outra Lima' }),
      await addCustomer(fresh, { name: 'Souza' }),
    ];
    await addCustomer(other, { name: 'Lima alheia' });
    expect((await fresh.call('POST /customers/ids', { body: { text: 'lima' } })).json).toEqual({
      ids: [ids[1], ids[0]],
      total: 2,
    });
    expect(
      (await fresh.call('POST /customers/ids', { body: { created: { from: '2026-02-31' } } })).json.errors,
    ).toMatchObject([{ field: 'created.from' }]);
  });

  it('by the São Paulo days they were registered', async () => {
    const today = await bank.today();
    const fresh = await bank.openAccount();
    await addCustomer(fresh);
    const total = async (body: Body<'POST /customers/search'>) =>
      (await fresh.call('POST /customers/search', { body })).json.total;
    expect(await total({ created: { from: today, to: today } })).toBe(1);
    expect(await total({ created: { to: addDays(today, -1) } })).toBe(0);
    expect(await total({ created: { from: addDays(today, 1) } })).toBe(0);
    const refused = async (created: { from?: string; to?: string }) =>
      (await fresh.call('POST /customers/search', { body: { created } })).json.errors?.map((e) => e.field);
    expect(await refused({ from: '2026-02-31' })).toEqual(['created.from']);
    expect(await refused({ to: '0000-01-01' })).toEqual(['created.to']);
    expect(await refused({ from: today, to: addDays(today, -1) })).toEqual(['created.to']);
  });
});

describe('AREAS-7-customers-1: deleting', () => {
  it('answers row by row; foreign like missing; charges stay; the document is free again', async () => {
    const given = customerInput();
    const id = await addCustomer(member, given);
    const [charge] = await issue(bank, member, [id]);
    const foreign = await addCustomer(other);
    const { json } = await member.call('PUT /customers', { body: { ids: [foreign, id, 99_999] } });
    expect(json.results).toEqual([
      { id: foreign, ok: false, message: 'Cliente não encontrado' },
      { id, ok: true, message: null },
      { id: 99_999, ok: false, message: 'Cliente não encontrado' },
    ]);
    expect((await member.call('GET /customer/{id}', { params: { id } })).status).toBe(404);
    expect((await other.call('GET /customer/{id}', { params: { id: foreign } })).status).toBe(200);
    expect((await member.call('GET /charges/{id}', { params: { id: charge } })).status).toBe(200);
    expect(bank.live).toContainEqual({ accountId: member.accountId, topic: 'customers', type: 'deleted', ids: [id] });
    expect((await create(given)).status).toBe(200);
  });
});

it("another account's customer answers like a missing one", async () => {
  const id = await addCustomer(other);
  const foreign = await member.call('GET /customer/{id}', { params: { id } });
  const missing = await member.call('GET /customer/{id}', { params: { id: 99_999 } });
  expect([foreign.status, foreign.json]).toEqual([missing.status, missing.json]);
  expect((await member.call('PUT /customer/{id}', { params: { id }, body: customerInput() })).status).toBe(404);
  const document = (await other.call('GET /customer/{id}', { params: { id } })).json.document;
  expect((await member.call('GET /customers/{document}/statistics', { params: { document } })).status).toBe(404);
  expect((await member.call('GET /customers/{document}/transactions', { params: { document } })).status).toBe(404);
  expect((await member.call('GET /customers/{document}/subscriptions', { params: { document } })).status).toBe(404);
  expect((await member.call('POST /customers/open-charges', { body: { ids: [id] } })).json.customers).toBe(0);
});

describe('who owes', () => {
  it('is put in order by what is open, and by how long the oldest of it is overdue', async () => {
    const owner = await bank.openAccount();
    const [little, much, nothing] = [
      await addCustomer(owner, { name: 'Pouco e velho' }),
      await addCustomer(owner, { name: 'Muito' }),
      await addCustomer(owner, { name: 'Nada' }),
    ];
    const [old] = await issue(bank, owner, [little], { items: [{ name: 'x', amount: 1, value: 5_000 }] });
    await issue(bank, owner, [much], { items: [{ name: 'x', amount: 1, value: 90_000 }] });
    await bank.store.execute("update charges set status = 'unpaid', expire_at = '2026-01-05' where id = $1", [old]);
    const by = async (body: Body<'POST /customers/search'>) =>
      (await owner.call('POST /customers/search', { body })).json;
    const ids = async (body: Body<'POST /customers/search'>) => (await by(body)).items.map(({ id }) => id);
    expect(await ids({ order: 'open' })).toEqual([much, little, nothing]);
    expect((await ids({ order: 'late' }))[0]).toBe(little);
    expect((await ids({ order: 'late', asc: true })).at(-1)).toBe(little);
    expect(await ids({ order: 'open', asc: true, size: 15 })).toEqual([nothing, little, much]);
    expect(await ids({ order: 'open', page: 2, size: 15 })).toEqual([]);
    expect((await by({ order: 'late' })).items.map(({ overdueSince }) => overdueSince)).toEqual([
      '2026-01-05',
      null,
      null,
    ]);
  });
});

onPostgres('a change of a customer that another is changing waits, and is then told so', async () => {
  const person = customerInput({ name: 'Lida' });
  const id = await addCustomer(member, person);
  const { updated_at } = (await member.call('GET /customer/{id}', { params: { id } })).json;
  const late = await whileOpen(
    bank,
    (trx) =>
      trx
        .updateTable('customers')
        .set({ name: 'De outra pessoa', updated_at: new Date() })
        .where('account_id', '=', member.accountId)
        .where('id', '=', id)
        .execute(),
    () => member.call('PUT /customer/{id}', { params: { id }, body: { ...person, name: 'Minha', updated_at } }),
  );
  expect([late.status, late.json.code]).toEqual([409, 'changed']);
});
