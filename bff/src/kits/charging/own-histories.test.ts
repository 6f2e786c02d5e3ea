import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { ownHistories } from './own-histories';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
  await bank.store
    .execute(`create table thing_histories (id bigserial, account_id bigint, thing_id bigint, message text,
    user_name text, created_at timestamptz)`);
});
afterAll(() => bank.close());

const addThingHistories = ownHistories('thing_histories', 'thing_id');

it('a line names who acted, and nobody where the bank acted by itself (issue 39)', async () => {
  const { accountId } = await bank.openAccount();
  const now = new Date('2026-11-27T12:00:00Z');
  await bank.store.transaction(async (trx) => {
    const work = { trx, accountId, now, userName: 'Ana Prado' };
    await addThingHistories(work, [], 'de ninguém');
    await addThingHistories(work, [1, 2], 'feito');
    await addThingHistories(work, [2], 'pelo banco', null);
    await addThingHistories(work, [2], 'por outra', 'Bia Prado');
  });
  const { rows } = await bank.store.execute(
    `select account_id::int as account, thing_id::int as of, message, user_name as by, created_at = $1 as now
      from thing_histories order by thing_id, id`,
    [now],
  );
  const line = (of: number, message: string, by: string | null) => ({ account: accountId, of, message, by, now: true });
  expect(rows).toEqual([
    line(1, 'feito', 'Ana Prado'),
    line(2, 'feito', 'Ana Prado'),
    line(2, 'pelo banco', null),
    line(2, 'por outra', 'Bia Prado'),
  ]);
});
