import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '../../../tests/support/on-postgres';
import { openTestStore } from '../../../tests/support/test-database';
import { recordAction } from './audit';
import { verifyAudit } from './audit-chain';
import type { Store, Trx } from './database';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const ONE = 1;
const TWO = 2;
const record = (trx: Trx, accountId: number, about: string) =>
  recordAction(trx, { accountId, userId: 1, action: 'device.register', target: { about }, ip: '10.0.0.1' });
const written = (accountId: number, about: string) => store.transaction((trx) => record(trx, accountId, about));
const faults = async (noted?: Parameters<typeof verifyAudit>[1]) => (await verifyAudit(store, noted)).faults;
const idOf = async (accountId: number, seq: number): Promise<number> =>
  (
    await store.db
      .selectFrom('audit_log')
      .select('id')
      .where('account_id', '=', accountId)
      .where('seq', '=', seq)
      .executeTakeFirstOrThrow()
  ).id;

beforeEach(async () => {
  await store.execute('delete from audit_log');
  await store.execute('delete from audit_chains');
  await store.execute(`insert into audit_chains (account_id, entries, hash) select id, 0, '\\x' from accounts`);
  for (const about of ['Celular', 'Reserva', 'Balcão']) await written(ONE, about);
  await written(TWO, 'Outro');
});

it('follows each account on its own, from its first entry', async () => {
  expect(await verifyAudit(store)).toEqual({ accounts: 2, entries: 4, faults: [] });
});

it.each([
  ['what was done', "action = 'device.revoke'"],
  ['what it was done to', `target = '{"about":"Outro"}'`],
  ['who did it', 'user_id = 2'],
  ['where from', "ip = '10.0.0.2'"],
  ['when', "at = at - interval '1 second'"],
])('%s cannot be changed without a fault', async (_, change) => {
  const id = await idOf(ONE, 2);
  await store.execute(`update audit_log set ${change} where id = ${id}`);
  expect(await faults()).toEqual([`account 1, entry 2 (row ${id}) was changed`]);
});

it('an account whose entries and chain were both deleted is named', async () => {
  await store.execute('delete from audit_log where account_id = 2');
  await store.execute('delete from audit_chains where account_id = 2');
  expect(await faults()).toEqual(['account 2 has no chain']);
});

it('an entry taken out of the middle is missed, and one taken off the end', async () => {
  await store.execute(`delete from audit_log where id = ${await idOf(ONE, 2)}`);
  expect(await faults()).toEqual(['account 1, entry 2 is missing: entry 3 follows']);
  await store.execute(`delete from audit_log where id in (${await idOf(ONE, 1)}, ${await idOf(ONE, 3)})`);
  expect(await faults()).toEqual(['account 1: the log ends at entry 0, its chain at entry 3']);
});

it('an entry moved to another account is missed where it was', async () => {
  await store.execute(`update audit_log set account_id = 3 where id = ${await idOf(ONE, 3)}`);
  expect(await faults()).toContain('account 1: the log ends at entry 2, its chain at entry 3');
});

it('a chain written anew from the change on is told by what was noted', async () => {
  const { entries, hash } = await store.db
    .selectFrom('audit_chains')
    .selectAll()
    .where('account_id', '=', ONE)
    .executeTakeFirstOrThrow();
  const noted = [{ accountId: ONE, entries, hash: hash.toString('hex') }];
  await written(ONE, 'Depois');
  expect(await faults(noted)).toEqual([]);
  await store.execute('delete from audit_log where account_id = 1');
  await store.execute('delete from audit_chains where account_id = 1');
  for (const about of ['Celular', 'Falso', 'Balcão']) await written(ONE, about);
  expect(await faults()).toEqual([]);
  expect(await faults(noted)).toEqual(['account 1, entry 3 is not what was noted']);
});

it('what is rolled back leaves no entry and no gap', async () => {
  await store
    .transaction(async (trx) => {
      await record(trx, ONE, 'Nunca');
      throw new Error('refused');
    })
    .catch(() => undefined);
  await written(ONE, 'Depois');
  expect(await verifyAudit(store)).toMatchObject({ entries: 5, faults: [] });
});

onPostgres('of two who write at once the second goes on from the first: the chain has no fork', async () => {
  let go!: () => void;
  const held = new Promise<void>((resolve) => (go = resolve));
  let wrote!: () => void;
  const hasWritten = new Promise<void>((resolve) => (wrote = resolve));
  const first = store.transaction(async (trx) => {
    await record(trx, ONE, 'primeiro');
    wrote();
    await held;
  });
  await hasWritten;
  const others = Array.from({ length: 20 }, (_, n) => written(n % 2 ? ONE : TWO, `outro ${n}`));
  // entries of the other account do not wait for the transaction that is still open
  await Promise.all(others.filter((_, n) => n % 2 === 0));
  go();
  await Promise.all([first, ...others]);
  expect(await verifyAudit(store)).toEqual({ accounts: 2, entries: 25, faults: [] });
});
