import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member, isBalanceTold } from '../../../test/harness';
import { addDays, diffDays } from '../../core/calendar';
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

  it('redeems what expires first for money, which the ledger and the statement have', async () => {
    const who = await bank.openAccount();
    await pay(who, 1_500_000);
    await round();
    const { json, status } = await redeem(who, 1200);
    expect(isBalanceTold(bank, who)).toBe(true);
    expect([status, json.value, json.entry.balance]).toEqual([200, 1200, 300]);
    expect(await available(who)).toBe(1200);
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
    await bank.store.execute(`update money_operations set state = 'returned', ended_at = settled_at where id = $1`, [
      id,
    ]);
    await round();
    await round();
    expect(await entries(who)).toEqual([
      ['earned', 1500, 1500],
      ['redeemed', -1000, 500],
      ['taken-back', -500, 0],
    ]);
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
