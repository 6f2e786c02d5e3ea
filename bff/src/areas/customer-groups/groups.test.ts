import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;
let other: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
});
afterAll(() => bank.close());

const add = async (name: string) => (await member.call('POST /groups', { body: { name } })).json;

it('GET /groups speaks simple-rest', async () => {
  const fresh = await bank.openAccount();
  for (const name of ['Varejo', 'Ágio', 'Atacado']) await fresh.call('POST /groups', { body: { name } });
  const page = await fresh.call('GET /groups', { query: { _start: 1, _end: 2 } });
  expect(page.headers['x-total-count']).toBe('3');
  expect(page.json).toHaveLength(1);
  expect((await fresh.call('GET /groups', { query: { q: 'agio' } })).json.map((g) => g.name)).toEqual(['Ágio']);
  const again = await fresh.call('POST /groups', { body: { name: 'varejo' } });
  expect([again.status, again.json.errors?.[0]?.field]).toEqual([422, 'name']);
});

it('is renamed, with a name no other group has', async () => {
  const [first, second] = [await add('Revenda'), await add('Consumidor')];
  const { json } = await member.call('PATCH /groups/{id}', {
    params: { id: first.id },
    body: { name: '  Grandes   redes ' },
  });
  expect(json).toEqual({ id: first.id, name: 'Grandes redes' });
  const taken = await member.call('PATCH /groups/{id}', { params: { id: second.id }, body: { name: 'GRANDES REDES' } });
  expect([taken.status, taken.json.errors]).toEqual([
    422,
    [{ field: 'name', message: 'Já existe um grupo com este nome' }],
  ]);
  expect(
    (await member.call('PATCH /groups/{id}', { params: { id: second.id }, body: { name: '  ' } })).json.errors?.[0]
      ?.field,
  ).toBe('name');
});

it('is deleted; its customers stay, without it', async () => {
  const group = await add('Temporário');
  const id = await addCustomer(member, { groups: [group.id] });
  expect((await member.call('GET /groups/sizes')).json).toContainEqual({ id: group.id, customers: 1 });
  expect((await member.call('DELETE /groups/{id}', { params: { id: group.id } })).status).toBe(204);
  expect((await member.call('GET /customer/{id}', { params: { id } })).json.groups).toEqual([]);
  expect((await member.call('DELETE /groups/{id}', { params: { id: group.id } })).status).toBe(404);
});

it("another account's group answers like a missing one", async () => {
  const group = await add('Meu');
  expect((await other.call('PATCH /groups/{id}', { params: { id: group.id }, body: { name: 'Seu' } })).status).toBe(
    404,
  );
  expect((await other.call('DELETE /groups/{id}', { params: { id: group.id } })).status).toBe(404);
  expect((await member.call('GET /groups', { query: { q: 'meu' } })).json).toEqual([group]);
});
