import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { buy, cardsOf, openCard, openCardHolder } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { clear, increment, refund } from './purchases';

let bank: EmptyBank;
let who: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  who = await openCardHolder(bank);
  await openCard(bank, who);
});
afterAll(() => bank.close());

const make = (body: object, by = who) =>
  callSigned(by, 'POST /supplier-cards', { body: { supplier: 'Nuvem Ltda', monthLimit: 10_000, ...body } as never });
const list = async (by = who) => (await by.call('GET /supplier-cards')).json.items;
/** A card with what the network calls it. */
async function made(body: object) {
  const { status, json } = await make(body);
  expect([status, json.errors ?? json.error_description]).toEqual([200, undefined]);
  const { card } = json;
  const { issuer_key: key } = await bank.store.db
    .selectFrom('cards')
    .select('issuer_key')
    .where('account_id', '=', who.accountId)
    .where('id', '=', card.id)
    .executeTakeFirstOrThrow();
  return { id: card.id, key };
}
const reasonOf = async (card: { key: string }, amount: number, more: object = {}) =>
  (await buy(bank, card, amount, more)).outcome!.reason;
/** What the network tells of a purchase after its authorisation; answers what became of it. */
async function hearNetwork(networkKey: string, work: typeof clear | typeof increment | typeof refund, amount: number) {
  const told = { networkKey, eventKey: randomUUID(), amount, at: await bankNow(bank.store.db) };
  return bank.work<number | boolean>((trx, tools) => work(trx, tools, told));
}

describe("a supplier's card (issue 37.6)", () => {
  it('buys at its supplier alone, up to its limit of the month, on the limit of the credit card', async () => {
    const card = await made({ lock: 'merchant' });
    expect(await reasonOf(card, 6_000, { merchant: 'Nuvem' })).toBeNull();
    expect(await reasonOf(card, 1_000, { merchant: 'Outra loja' })).toBe('merchant');
    expect(await reasonOf(card, 4_001, { merchant: 'NUVEM' })).toBe('month');
    const both = await Promise.all([1, 2].map(() => reasonOf(card, 4_000, { merchant: 'Nuvem' })));
    expect(both.sort()).toEqual(['month', null]);
    expect(await list()).toMatchObject([
      { card: { id: card.id, kind: 'virtual', name: 'NUVEM LTDA' }, spent: 10_000, lockedTo: 'Nuvem' },
    ]);
    expect((await cardsOf(who)).map(({ id }) => id)).not.toContain(card.id);
    await bank.moveDays(32);
    expect(await reasonOf(card, 10_000, { merchant: 'Nuvem' })).toBeNull();
  });

  it('is locked to its first shop, which locks no other card; one without a lock buys anywhere', async () => {
    const names = ['Primeira', 'Fechada', 'Livre'];
    const [first, , free] = [
      await made({ supplier: names[0], lock: 'merchant' }),
      await made({ supplier: names[1], lock: 'merchant' }),
      await made({ supplier: names[2] }),
    ];
    for (const merchant of ['Nuvem', 'NUVEM'])
      for (const card of [first, free]) expect(await reasonOf(card, 100, { merchant })).toBeNull();
    const locked = (await list()).filter((one) => names.includes(one.supplier));
    expect(Object.fromEntries(locked.map((one) => [one.supplier, one.lockedTo]))).toEqual({
      Primeira: 'Nuvem',
      Fechada: null,
      Livre: null,
    });
  });

  it('counts what is held, collected and given back, and is not raised over its month', async () => {
    const card = await made({ supplier: 'Gráfica' });
    const { networkKey } = await buy(bank, card, 8_000);
    expect(await hearNetwork(networkKey, increment, 2_001)).toBe(false);
    expect(await hearNetwork(networkKey, increment, 1_000)).toBe(true);
    expect(await hearNetwork(networkKey, clear, 5_000)).toBe(5_000);
    expect(await hearNetwork(networkKey, refund, 1_000)).toBe(1_000);
    const spent = (await list()).find((one) => one.card.id === card.id)!.spent;
    expect(spent).toBe(4_000);
  });

  it('counts its month from its first instant in São Paulo', async () => {
    const card = await made({ supplier: 'Aluguel' });
    const first = new Date(`${(await bank.today()).slice(0, 7)}-01T00:00:00-03:00`);
    await buy(bank, card, 6_000, { at: first });
    await buy(bank, card, 3_000, { at: new Date(first.getTime() - 1) });
    expect((await list()).find((one) => one.card.id === card.id)!.spent).toBe(6_000);
  });

  it('once ended is not raised over its month either', async () => {
    const card = await made({ supplier: 'Hotel' });
    const { networkKey } = await buy(bank, card, 8_000);
    await who.call('DELETE /supplier-cards/{id}', { params: { id: card.id } });
    expect(await hearNetwork(networkKey, increment, 2_001)).toBe(false);
    expect(await hearNetwork(networkKey, increment, 2_000)).toBe(true);
  });

  it('is changed and ended by its account alone; an ended one buys nothing', async () => {
    const [card, kept] = [await made({ supplier: 'Frete' }), await made({ supplier: 'Seguro' })];
    const params = { id: card.id };
    const other = await openCardHolder(bank);
    await openCard(bank, other);
    const body = { monthLimit: 20_000, endsOn: addDays(await bank.today(), 5) };
    const change = (by: Member) => callSigned(by, 'PUT /supplier-cards/{id}', { params, body });
    expect((await change(other)).status).toBe(404);
    expect((await other.call('DELETE /supplier-cards/{id}', { params })).status).toBe(404);
    expect((await change(who)).json).toMatchObject({ ...body, supplier: 'Frete' });
    expect((await who.call('DELETE /supplier-cards/{id}', { params })).status).toBe(204);
    expect(await reasonOf(card, 100)).toBe('inactive');
    expect(await reasonOf(kept, 100)).toBeNull();
    expect((await list()).some((one) => one.card.id === card.id)).toBe(false);
  });

  it('is refused at its field', async () => {
    for (const [given, field] of [
      [{ supplier: '\u200b' }, 'supplier'],
      [{ monthLimit: 100_001 }, 'monthLimit'],
      [{ endsOn: '2020-01-01' }, 'endsOn'],
      [{ lock: 'category' }, 'category'],
    ] as const) {
      const { status, json } = await make(given);
      expect([status, json.errors?.[0]?.field]).toEqual([422, field]);
    }
    expect((await make({}, await bank.openAccount())).status).toBe(404);
  });

  it('is one of fifty at most; ended ones count no more', async () => {
    const many = await openCardHolder(bank);
    const { id: own } = await openCard(bank, many);
    const { json } = await make({ supplier: 'Modelo' }, many);
    const copy = (table: string, key: string, changed: string) =>
      bank.store.execute(
        `insert into ${table} overriding system value select (jsonb_populate_record(t, jsonb_build_object('${key}', 900000 + n) || ${changed})).*
         from ${table} t, generate_series(1, 48) n where t.account_id = $1 and t.${key} = $2`,
        [many.accountId, json.card.id],
      );
    expect(own).not.toBe(json.card.id);
    await copy('cards', 'id', `jsonb_build_object('issuer_key', 'copy-' || n)`);
    await copy('card_controls', 'card_id', `'{}'::jsonb`);
    const statuses = [await make({}, many), await make({}, many)].map(({ status }) => status);
    expect(statuses).toEqual([200, 409]);
    await many.call('DELETE /supplier-cards/{id}', { params: { id: json.card.id } });
    expect((await make({}, many)).status).toBe(200);
  });
});
