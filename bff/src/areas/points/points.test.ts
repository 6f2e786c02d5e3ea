import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member, isBalanceTold } from '../../../test/harness';
import { addDays, diffDays, formatDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { balanceOf } from '../../ledger/ledger';
import { expiryOf } from './rules';
import { pointsRound } from './round';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
// operations are written by the test itself, without their money
afterAll(() =>
  bank.close([
    'a settled operation took its amount and fee, less what came back',
    'an operation has a step for its state',
    'all of a returned operation came back, and less of any other',
  ]),
);

/** A settled payment of a member. */
async function pay(who: Member, amount: number, kind = 'bill'): Promise<number> {
  const at = await bankNow(bank.store.db);
  const { rows } = await sql<{ id: number }>`
    insert into money_operations (account_id, kind, protocol, amount, counterpart, details, description, scheduled_for, state,
      signed_by, created_at, settled_at)
    values (${who.accountId}, ${kind}, ${randomUUID()}, ${amount}, '{"name":"Energia"}'::jsonb, '{}'::jsonb, '', ${at}::date,
      'settled', ${who.userId}, ${at}, ${at}) returning id`.execute(bank.store.db);
  return rows[0]!.id;
}
const round = () => bank.work((trx, tools) => pointsRound.run(trx, {}, tools));
const giveBack = (id: number) =>
  bank.store.execute(`update money_operations set state = 'returned', ended_at = settled_at where id = $1`, [id]);
/** What is left of each payment's points. */
const left = async ({ accountId }: Member) =>
  (
    await bank.store.execute('select remaining from points_lots where account_id = $1 order by operation_id', [
      accountId,
    ])
  ).rows.map(({ remaining }) => Number(remaining));
const points = async (who: Member) => (await who.call('GET /points')).json;
const entries = async (who: Member) =>
  (await who.call('POST /points/search', { body: { asc: true } })).json.items.map((one) => [
    one.kind,
    one.points,
    one.balance,
  ]);
const redeem = (who: Member, count: number) => callSigned(who, 'POST /points/redeem', { body: { points: count } });
const available = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).available;

describe('the points programme (AREAS-1-10)', () => {
  it('gives points for a payment once, to its account alone', async () => {
    const [who, other] = [await bank.openAccount(), await bank.openAccount()];
    await pay(who, 12_990);
    await pay(who, 999);
    await pay(who, 500_000, 'pix');
    await round();
    await round();
    expect(await points(who)).toMatchObject({ points: 12, worth: 12, next: { points: 12 } });
    expect(await entries(who)).toEqual([['earned', 12, 12]]);
    expect((await points(other)).points).toBe(0);
  });

  it('gives points for each payment by its kind, on the day it was settled, and for none that came back', async () => {
    const who = await bank.openAccount();
    await pay(who, 1_500_000);
    await round();
    await pay(who, 3000, 'top-up');
    await giveBack(await pay(who, 1_000_000));
    bank.live.length = 0;
    await round();
    expect(bank.live).toEqual([{ accountId: who.accountId, topic: 'points', type: 'created', ids: [] }]);
    const { items } = (await who.call('POST /points/search', { body: { asc: true } })).json;
    expect(items.map(({ points, balance, expires_on }) => [points, balance, expires_on])).toEqual([
      [1500, 1500, expiryOf(await bank.today())],
      [15, 1515, expiryOf(await bank.today())],
    ]);
    expect(items.map(({ description }) => description)).toEqual([
      'Pagamento de boleto: Energia',
      'Recarga de celular: Energia',
    ]);
    const { rows } = await bank.store.execute(
      'select settled_at from money_operations where account_id = $1 and state = $2 order by id',
      [who.accountId, 'settled'],
    );
    expect(items.map(({ at }) => at)).toEqual(rows.map(({ settled_at }) => settled_at.toISOString()));
    const [latest] = (await who.call('POST /points/search', { body: {} })).json.items;
    expect(latest!.id).toBe(items[1]!.id);
    const of = async (kind: 'earned' | 'redeemed') =>
      (await who.call('POST /points/search', { body: { kind } })).json.total;
    expect([await of('earned'), await of('redeemed')]).toEqual([2, 0]);
  });

  it('takes them from the payment whose points expire first, and back of the one that came back alone', async () => {
    const who = await bank.openAccount();
    const [, second] = [await pay(who, 1_500_000), await pay(who, 1_200_000)];
    await round();
    const day = addDays(expiryOf(await bank.today()), -10);
    await bank.store.execute('update points_lots set expires_on = $2 where operation_id = $1', [second, day]);
    expect(await points(who)).toMatchObject({ points: 2700, worth: 2700, next: { points: 1200, day } });
    await redeem(who, 1000);
    expect(await left(who)).toEqual([1500, 200]);
    await giveBack(second);
    bank.live.length = 0;
    await round();
    expect([await left(who), (await points(who)).points]).toEqual([[1500, 0], 1500]);
    expect(bank.live).toEqual([{ accountId: who.accountId, topic: 'points', type: 'created', ids: [] }]);
    expect((await entries(who)).at(-1)).toEqual(['taken-back', -200, 1500]);
  });

  it('redeems what expires first for money, which the ledger and the statement have', async () => {
    const who = await bank.openAccount();
    await pay(who, 1_500_000);
    await round();
    const { json, status } = await redeem(who, 1200);
    expect(isBalanceTold(bank, who)).toBe(true);
    expect(json.entry.description).toMatch(/^Trocados por R\$\s12,00$/);
    expect(bank.live).toContainEqual({
      accountId: who.accountId,
      topic: 'points',
      type: 'created',
      ids: [json.entry.id],
    });
    expect([status, json.value, json.entry.balance]).toEqual([200, 1200, 300]);
    expect(await available(who)).toBe(1200);
    const [line] = (await who.call('POST /account-logs/search', { body: {} })).json.items;
    expect(line).toMatchObject({ action: 'points.redeem', about: expect.stringMatching(/^R\$\s12,00$/) });
    const { transactions } = (await who.call('POST /statement', { body: {} })).json;
    expect(transactions.map((line) => [line.typeLabel, line.value])).toEqual([['Troca de pontos', 1200]]);
  });

  it.each([
    [900, 'Troque pelo menos 1.000 pontos.'],
    [1050, 'Troque pontos de 100 em 100.'],
    [1600, 'Você não tem tantos pontos.'],
  ])('refuses %d points at their field', async (count, message) => {
    const who = await bank.openAccount();
    await pay(who, 1_500_000);
    await round();
    const refused = await redeem(who, count);
    expect([refused.status, refused.json.errors]).toEqual([422, [{ field: 'points', message }]]);
    expect((await points(who)).points).toBe(1500);
  });

  it('redeems the last points once, at the same moment', async () => {
    const who = await bank.openAccount();
    await pay(who, 1_000_000);
    await round();
    const both = await Promise.all([redeem(who, 1000), redeem(who, 1000)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect([await available(who), (await points(who)).points]).toEqual([1000, 0]);
  });

  it('takes back the points of a payment that came back, as far as they are left', async () => {
    const who = await bank.openAccount();
    const id = await pay(who, 1_500_000);
    await round();
    await redeem(who, 1000);
    await giveBack(id);
    await round();
    await round();
    expect(await entries(who)).toEqual([
      ['earned', 1500, 1500],
      ['redeemed', -1000, 500],
      ['taken-back', -500, 0],
    ]);
  });

  it('tells how many points expire first, what was used left out, and only who may see them', async () => {
    const who = await bank.openAccount();
    const clerk = await bank.join((await bank.openAccount()).userId, who.accountId, {
      role: 'subuser',
      grants: { help: true },
    });
    const day = await bank.today();
    const amounts = [1_000_000, 1_500_000, 1_200_000];
    for (const amount of amounts) await pay(who, amount);
    await round();
    await redeem(who, 1000);
    const last = expiryOf(day);
    await bank.moveDays(diffDays(day, addDays(last, -30)));
    // one that goes a day earlier is told first
    await bank.store.execute(
      `update points_lots set expires_on = expires_on - 1 where remaining > 0 and operation_id =
        (select min(operation_id) from points_lots where account_id = $1 and remaining > 0)`,
      [who.accountId],
    );
    await round();
    const news = async (one: Member) =>
      (await one.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);
    expect(await news(who)).toEqual([
      `2.700 pontos vencem a partir de ${formatDay(addDays(last, -1))}. Troque por saldo antes disso.`,
    ]);
    expect(await news(clerk)).toEqual([]);
    await bank.moveDays(31);
    bank.live.length = 0;
    await round();
    expect(bank.live).toContainEqual({ accountId: who.accountId, topic: 'points', type: 'created', ids: [] });
    const { items } = (await who.call('POST /points/search', { body: {} })).json;
    expect(items[0]).toMatchObject({ kind: 'expired', description: `Venceram em ${formatDay(last)}`, balance: 0 });
  });

  it('tells of points a month ahead, once, and lets them go after their last day', async () => {
    const who = await bank.openAccount();
    const day = await bank.today();
    await pay(who, 2_000_000);
    await round();
    const news = async () => (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.length;
    expect(await news()).toBe(0);
    const last = expiryOf(day);
    await bank.moveDays(diffDays(day, addDays(last, -30)));
    await round();
    await round();
    expect(await news()).toBe(1);
    await bank.moveDays(30);
    await round();
    expect((await points(who)).points).toBe(2000);
    expect((await redeem(who, 1000)).status).toBe(200);
    await bank.moveDays(1);
    // before the round they are not offered and cannot be used either
    expect((await points(who)).points).toBe(0);
    expect((await redeem(who, 1000)).status).toBe(422);
    await round();
    expect((await entries(who)).at(-1)).toEqual(['expired', -1000, 0]);
  });
});
