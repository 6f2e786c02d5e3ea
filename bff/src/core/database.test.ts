import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../tests/support/on-postgres';
import { openTestStore, postgresUrl } from '../../../tests/support/test-database';
import { openPostgres, type Store } from './database';
import { asPrepared, unanswered } from './round-trips';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const offset = sql<{ n: number }>`select offset_seconds as n from bank_clock`;
const set = (n: number) => sql`update bank_clock set offset_seconds = ${n}`;
const now = async () => (await offset.execute(store.db)).rows[0]!.n;

describe('a transaction, whose begin leaves with its first statement', () => {
  it('stands or falls whole, however many there are at once', async () => {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        store
          .transaction(async (trx) => {
            await set(n + 1).execute(trx);
            await set(n + 100).execute(trx);
            if (n % 2) throw new Error('undone');
          })
          .catch((error: Error) => expect(error.message).toBe('undone')),
      ),
    );
    const left = await now();
    expect([left % 2, left >= 100]).toEqual([0, true]);
    await set(0).execute(store.db);
  });

  it('is undone where its first statement fails, and its connection goes on', async () => {
    const broken = store.transaction(async (trx) => {
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
      await set(7).execute(trx);
    });
    await expect(broken).rejects.toThrow(/aborted/);
    expect(await now()).toBe(0);
  });

  it('is undone where a statement that nobody waits for fails, whether another or the commit comes after it', async () => {
    const fail = sql`${unanswered} select 1 / 0`;
    for (const after of [set(9), null]) {
      const broken = store.transaction(async (trx) => {
        await set(8).execute(trx);
        await fail.execute(trx);
        await after?.execute(trx);
      });
      await expect(broken).rejects.toThrow(/division by zero/);
      expect(await now()).toBe(0);
    }
    await store.transaction((trx) => sql`${unanswered} update bank_clock set offset_seconds = 5`.execute(trx));
    expect(await now()).toBe(5);
    await set(0).execute(store.db);
  });

  it('may ask nothing at all', async () => {
    expect(await store.transaction(async () => 'nothing')).toBe('nothing');
    await expect(store.transaction(() => Promise.reject(new Error('undone')))).rejects.toThrow('undone');
    expect(await now()).toBe(0);
  });
});

const frequent = asPrepared('select 40 + 2 as answer');
const planned = `select name from pg_prepared_statements where statement like '%40 + 2%'`;

it.skipIf(process.env['TEST_POOLER'])(
  'a statement asked all the time is planned once a connection, on either database',
  async () => {
    for (const _ of [1, 2]) expect((await store.execute(frequent)).rows).toEqual([{ answer: 42 }]);
    expect((await store.execute(planned)).rows).toHaveLength(1);
  },
);

onPostgres('over a pooler nothing outlives a transaction but on the direct connections', async () => {
  const pooled = openPostgres(postgresUrl!, 1, postgresUrl!);
  const settings = `select name, source from pg_settings where name in ('jit', 'work_mem') order by 1`;
  try {
    await pooled.transaction(async (trx) => void (await sql.raw(frequent).execute(trx)));
    expect((await pooled.execute(frequent)).rows).toEqual([{ answer: 42 }]);
    expect((await pooled.execute(planned)).rows).toEqual([]);
    expect((await pooled.execute(settings)).rows.map(({ source }) => source)).not.toContain('client');
    expect((await pooled.direct!.query(settings)).rows.map(({ source }) => source)).toEqual(['client', 'client']);
    expect(pooled.direct).not.toBe(pooled.pool);
  } finally {
    await pooled.close();
  }
});
