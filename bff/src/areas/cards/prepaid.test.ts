import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATUS } from '@balcao/contract/shared/card-status';
import { callSigned } from '../../../../tests/support/sign';
import { buy, cardsOf, openCard, openCardHolder } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { balanceOf } from '../../ledger/ledger';
import { clear, refund } from './purchases';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const openPrepaid = async (cents: number) => {
  const who = await openCardHolder(bank, cents);
  return { who, card: await openCard(bank, who, { cardType: 'prepaid' }) };
};
const move = (who: Member, way: 'recharge' | 'discharge', cardId: number, value: number, productCardId = 92) =>
  callSigned(who, `POST /prepaid-card/${way}-with-ae`, { body: { value, cardId, productCardId } });
const balance = async (who: Member, id: number) =>
  (await who.call('GET /prepaid-card/{id}/balance', { params: { id } })).json;

describe('a prepaid card (AREAS-7-cards-3)', () => {
  it('is sent without an analysis, recharged out of the account and discharged to it, to the cent', async () => {
    const { who, card } = await openPrepaid(50_000);
    expect([card.statusId, card.productCardId]).toEqual([1, 92]);
    expect((await move(who, 'recharge', card.id, 30_000)).json).toMatchObject({ balance: 30_000, available: 30_000 });
    expect((await balanceOf(bank.store.db, who.accountId)).balance).toBe(20_000);
    expect((await move(who, 'discharge', card.id, 10_000)).json).toMatchObject({ balance: 20_000 });
    expect(await balance(who, card.id)).toEqual({ balance: 20_000, available: 20_000, account: 30_000 });
    const { rows } = await sql<{ all: number; lines: number }>`select
      (select sum(amount)::bigint from ledger_entries) as all,
      (select sum(amount)::bigint from card_lines where account_id = ${who.accountId}) as lines`.execute(bank.store.db);
    expect(rows[0]).toEqual({ all: 0, lines: -20_000 });
  });

  it.each([
    ['recharge', 50_001, 'insufficient-funds'],
    ['recharge', 99, 'invalid'],
    ['recharge', 1_000_001, 'invalid'],
    ['discharge', 1, 'invalid'],
  ] as const)('%s of %i is refused: %s', async (way, value, code) => {
    const { who, card } = await openPrepaid(50_000);
    const reply = await move(who, way, card.id, value);
    expect([reply.status, reply.json.code, reply.json.errors?.[0]?.field]).toEqual([422, code, 'value']);
    expect((await balance(who, card.id)).balance).toBe(0);
  });

  it('takes no money while it is blocked, and gives back none once it has ended', async () => {
    const { who, card } = await openPrepaid(50_000);
    await move(who, 'recharge', card.id, 30_000);
    const body = { clientBaasId: who.accountId, blockType: 'GENERAL', productCardId: 92 };
    expect((await who.call('POST /card-blocks', { body })).status).toBe(200);
    const reply = await move(who, 'recharge', card.id, 10_000);
    expect([reply.status, reply.json.code]).toEqual([409, 'inactive']);
    // blocked, its money can still be taken to the account
    expect((await move(who, 'discharge', card.id, 10_000)).json).toMatchObject({ balance: 20_000 });
    await bank.store.execute('update cards set status_id = $2 where id = $1', [card.id, STATUS.cancelled]);
    const late = await move(who, 'discharge', card.id, 10_000);
    expect([late.status, late.json.code]).toEqual([409, 'inactive']);
    expect((await balance(who, card.id)).balance).toBe(20_000);
  });

  it('pays what is on it, and no more; what is held cannot be taken off', async () => {
    const { who, card } = await openPrepaid(50_000);
    await move(who, 'recharge', card.id, 10_000);
    const { networkKey } = await buy(bank, card, 8_000);
    expect((await buy(bank, card, 2_001)).outcome!.reason).toBe('limit');
    expect((await buy(bank, card, 100, { installments: 2 })).outcome!.reason).toBe('installments');
    expect(await balance(who, card.id)).toMatchObject({ balance: 10_000, available: 2_000 });
    expect((await move(who, 'discharge', card.id, 2_001)).status).toBe(422);
    const at = await bankNow(bank.store.db);
    const told = (amount: number) => ({ networkKey, eventKey: randomUUID(), amount, at });
    await bank.work((trx, tools) => clear(trx, tools, told(8_000)));
    await bank.work((trx, tools) => refund(trx, tools, told(3_000)));
    expect(await balance(who, card.id)).toMatchObject({ balance: 5_000, available: 5_000 });
  });

  it('takes of two recharges, or discharges, at once what is there', async () => {
    const { who, card } = await openPrepaid(10_000);
    const both = await Promise.all([1, 2].map(() => move(who, 'recharge', card.id, 10_000)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const back = await Promise.all([1, 2].map(() => move(who, 'discharge', card.id, 10_000)));
    expect(back.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await balanceOf(bank.store.db, who.accountId)).balance).toBe(10_000);
  });

  it('lists what it did, found by text and days', async () => {
    const { who, card } = await openPrepaid(50_000);
    await move(who, 'recharge', card.id, 10_000);
    const { networkKey } = await buy(bank, card, 8_000);
    const at = await bankNow(bank.store.db);
    await bank.work((trx, tools) => clear(trx, tools, { networkKey, eventKey: randomUUID(), amount: 8_000, at }));
    const list = async (query: object) =>
      (await who.call('GET /prepaid-card/transactions/{id}', { params: { id: card.id }, query: { ...query } })).json;
    expect((await list({})).items.map(({ kind }) => kind)).toEqual(['purchase', 'recharge']);
    expect((await list({ freeTextSearch: 'papelaria' })).total).toBe(1);
    const { day } = (await list({})).items[0]!;
    expect((await list({ startDate: day, finalDate: day })).total).toBe(2);
    expect((await list({ startDate: addDays(day, 1) })).total).toBe(0);
    expect((await list({ finalDate: addDays(day, -1) })).total).toBe(0);
    const wrong = await who.call('GET /prepaid-card/transactions/{id}', {
      params: { id: card.id },
      query: { startDate: '2026-02-31' },
    });
    expect([wrong.status, wrong.json.errors?.[0]?.field]).toEqual([422, 'startDate']);
  });

  it('is of its account alone, and no credit card', async () => {
    const [{ card }, other] = [await openPrepaid(10_000), await openPrepaid(10_000)];
    expect((await move(other.who, 'recharge', card.id, 100)).status).toBe(404);
    expect((await other.who.call('GET /prepaid-card/{id}/balance', { params: { id: card.id } })).status).toBe(404);
    expect((await move(other.who, 'recharge', (await cardsOf(other.who))[0]!.id, 100, 88)).status).toBe(404);
    const { id } = await openCard(bank, other.who);
    expect((await other.who.call('GET /prepaid-card/{id}/balance', { params: { id } })).status).toBe(404);
  });
});
