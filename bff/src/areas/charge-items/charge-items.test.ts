import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeItemBody } from '@balcao/contract/charge-items';
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

const create = (body: ChargeItemBody, from = member) => from.call('POST /charge-items', { body });
const search = async (body = {}, from = member) => (await from.call('POST /charge-items/search', { body })).json;
const prices = async (id: number, query = {}, from = member) =>
  from.call('GET /charge-items/{id}/prices', { params: { id }, query });

describe('AREAS-2-receive-4: the catalogue of items', () => {
  it('an item is created, found whatever its accents, changed and deleted', async () => {
    const { json: item } = await create({ name: '  Manutenção   preventiva ', value: 14_000 });
    expect(item).toMatchObject({ name: 'Manutenção preventiva', value: 14_000 });
    expect(await search({ text: 'MANUTENCAO' })).toMatchObject({ total: 1, items: [{ id: item.id }] });
    const changed = await member.call('PUT /charge-items/{id}', {
      params: { id: item.id },
      body: { name: 'Manutenção anual', value: 15_000 },
    });
    expect(changed.json).toMatchObject({ id: item.id, name: 'Manutenção anual', value: 15_000 });
    expect(bank.live.filter((e) => e.topic === 'charge-items').map((e) => e.type)).toEqual(['created', 'updated']);
    expect((await member.call('DELETE /charge-items/{id}', { params: { id: item.id } })).status).toBe(204);
    expect((await member.call('GET /charge-items/{id}', { params: { id: item.id } })).status).toBe(404);
    expect((await prices(item.id)).status).toBe(404);
    expect((await member.call('DELETE /charge-items/{id}', { params: { id: item.id } })).status).toBe(404);
  });

  it('every value it has had is kept, newest first, with who set it; the same value again is none', async () => {
    const { json: item } = await create({ name: 'Hora técnica', value: 10_000 });
    for (const value of [12_000, 12_000, 9_000])
      await member.call('PUT /charge-items/{id}', { params: { id: item.id }, body: { name: 'Hora técnica', value } });
    const { json } = await prices(item.id);
    expect(json.total).toBe(3);
    expect(json.items.map((price) => price.value)).toEqual([9_000, 12_000, 10_000]);
    expect(json.items[0]?.user).toMatch(/^Pessoa/);
    expect((await prices(item.id, { page: 2, size: 15 })).json.items).toEqual([]);
  });

  it('is paged and ordered', async () => {
    const many = await bank.openAccount();
    for (let n = 1; n <= 17; n++) await create({ name: `Item ${String(n).padStart(2, '0')}`, value: 1000 - n }, many);
    expect((await search({ page: 2 }, many)).items.map((item) => item.name)).toEqual(['Item 16', 'Item 17']);
    expect((await search({ order: 'value', asc: true }, many)).items[0]?.name).toBe('Item 17');
  });

  it.each<[ChargeItemBody, number, string]>([
    [{ name: '   ', value: 100 }, 422, 'name'],
    [{ name: 'x'.repeat(256), value: 100 }, 400, 'name'],
    [{ name: 'Zero', value: 0 }, 400, 'value'],
    [{ name: 'Demais', value: 10_000_000_000 }, 422, 'value'],
    [{ name: 'centavos', value: 1.5 }, 400, 'value'],
  ])('refuses %j at its field', async (body, status, field) => {
    const before = await search();
    const reply = await create(body);
    expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([status, field]);
    expect(await search()).toEqual(before);
  });

  it('two items of a name, whatever the case, are refused at the name, also on change and at once', async () => {
    const { json: first } = await create({ name: 'Frete expresso', value: 100 });
    const { json: second } = await create({ name: 'Frete normal', value: 100 });
    const again = await create({ name: 'FRETE EXPRESSO', value: 200 });
    expect([again.status, again.json.errors]).toEqual([
      422,
      [{ field: 'name', message: 'Já existe um item com este nome' }],
    ]);
    expect(
      (
        await member.call('PUT /charge-items/{id}', {
          params: { id: second.id },
          body: { name: 'Frete Expresso', value: 1 },
        })
      ).status,
    ).toBe(422);
    expect(
      (
        await member.call('PUT /charge-items/{id}', {
          params: { id: first.id },
          body: { name: 'FRETE expresso', value: 100 },
        })
      ).status,
    ).toBe(200);
    const both = await Promise.all([create({ name: 'Corrida', value: 1 }), create({ name: 'corrida', value: 1 })]);
    expect(both.map((reply) => reply.status).sort()).toEqual([200, 422]);
    expect((await create({ name: 'Frete expresso', value: 100 }, other)).status).toBe(200);
  });

  it('a write repeated with its key, its answer lost, is done once', async () => {
    const idempotencyKey = randomUUID();
    const body = { name: 'Visita técnica', value: 9_000 };
    const [item, again] = [
      (await member.call('POST /charge-items', { body, idempotencyKey })).json,
      (await member.call('POST /charge-items', { body, idempotencyKey })).json,
    ];
    expect(again).toEqual(item);
    expect((await search({ text: 'visita tecnica' })).total).toBe(1);
    const removal = { params: { id: item.id }, idempotencyKey: randomUUID() };
    for (const _ of [1, 2]) expect((await member.call('DELETE /charge-items/{id}', removal)).status).toBe(204);
  });

  it("another account's item is none", async () => {
    const { json: item } = await create({ name: 'Só meu', value: 100 });
    expect((await other.call('GET /charge-items/{id}', { params: { id: item.id } })).status).toBe(404);
    expect((await prices(item.id, {}, other)).status).toBe(404);
    expect(
      (await other.call('PUT /charge-items/{id}', { params: { id: item.id }, body: { name: 'x', value: 1 } })).status,
    ).toBe(404);
    expect((await other.call('DELETE /charge-items/{id}', { params: { id: item.id } })).status).toBe(404);
    expect((await search({ text: 'só meu' }, other)).total).toBe(0);
  });
});
