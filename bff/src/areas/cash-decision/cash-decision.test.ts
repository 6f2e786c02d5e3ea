import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { fundAccount } from '../../../test/funded';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const decision = async (who: Member) => (await who.call('GET /cash-decision')).json;
/** A payment that waits for its day. */
const schedule = async (who: Member, amount: number) =>
  bank.store.execute(
    `insert into money_operations (account_id, kind, protocol, amount, counterpart, details, description, scheduled_for, state, signed_by,
       created_at) values ($1, 'ted', gen_random_uuid()::text, $2, '{"name":"Ana"}', '{}', '', $3, 'scheduled', $4, now())`,
    [who.accountId, amount, addDays(await bank.today(), 20), who.userId],
  );

it('money that no day of the month needs could yield in an asset that is redeemed any day', async () => {
  const who = await fundAccount(bank, 500_000);
  await schedule(who, 300_000);
  const { idle, missing } = await decision(who);
  expect(idle).toMatchObject({ amount: 200_000, name: 'CDB Liquidez diária' });
  expect(idle!.yield).toBeGreaterThan(0);
  expect(missing).toBeNull();
});

it('money that will be missing could come from billets, at their cost; without enough billets nothing is said', async () => {
  const who = await fundAccount(bank, 10_000);
  await schedule(who, 500_000);
  expect((await decision(who)).missing).toBeNull();
  const items = [{ name: 'Serviço', amount: 1, value: 900_000 }];
  await issue(bank, who, [await addCustomer(who)], { items, expire_at: addDays(await bank.today(), 60) });
  const { missing, idle } = await decision(who);
  expect(missing).toMatchObject({ amount: 490_000, count: 1 });
  expect(missing!.cost).toBeGreaterThan(0);
  expect(idle).toBeNull();
});

it('nothing is said of what the person may not do', async () => {
  const who = await fundAccount(bank, 500_000);
  const clerk = await bank.join((await bank.openAccount()).userId, who.accountId, {
    role: 'subuser',
    grants: { 'statement:future-releases': true },
  });
  expect(await decision(clerk)).toEqual({ idle: null, missing: null });
});
