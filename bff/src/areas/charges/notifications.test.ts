import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { openReceiver, tellAll } from '../../../test/receiver';
import { notificationCleaning } from './notifications';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
});
afterAll(() => bank.close());

/** Stores that something happened to a charge, so many minutes more than 183 days ago. */
const event = (charge: number, url: string, minutes: number) =>
  bank.store.execute(
    `insert into charge_events (account_id, subject, subject_id, charge_id, current, url, created_at)
     select $1, 'charge', $2::bigint, $2::bigint, 'new', $3, now() - interval '183 days' - make_interval(mins => $4::int)`,
    [member.accountId, charge, url, minutes],
  );
const kept = async () =>
  (await bank.store.execute('select charge_id::int as id from charge_events order by id')).rows.map(({ id }) => id);

it('domain-next.md 1: what happened to a charge is told to the address that it has now', async () => {
  const receiver = await openReceiver(bank);
  await event(1, `${receiver.url}/antigo`, 0);
  await event(2, `${receiver.url}/outro`, 0);
  await event(1, `${receiver.url}/novo`, 0);
  await tellAll(bank);
  expect(receiver.told.map(({ path }) => path).toSorted()).toEqual(['/novo', '/outro']);
  await receiver.close();
  await bank.store.execute('delete from charge_events');
});

it('domain-next.md 1: what happened to a charge is kept for 183 days', async () => {
  await event(1, 'https://loja.exemplo', -1);
  await event(2, 'https://loja.exemplo', 1);
  expect(await kept()).toEqual([1, 2]);
  await bank.work((trx, tools) => notificationCleaning.run(trx, {}, tools, undefined));
  expect(await kept()).toEqual([1]);
});
