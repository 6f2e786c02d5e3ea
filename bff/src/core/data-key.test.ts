import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEmptyStore } from '../../../tests/support/test-database';
import { dataKey } from './data-key';
import type { Store } from './database';
import { migrate } from './migrate';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const OTHER = 'x'.repeat(32);

let store: Store;
beforeEach(async () => {
  store = await openEmptyStore();
  await migrate(store);
});
afterEach(() => store.close());

const start = (BALCAO_SECRET: string, BALCAO_SECRET_BEFORE?: string) =>
  dataKey(store, { BALCAO_SECRET, BALCAO_SECRET_BEFORE });
const refused = 'the database was made under another one';

it('the key stays the same while the secret is changed; both secrets open it meanwhile, the old one nothing afterwards', async () => {
  const [key, beside] = await Promise.all([start(OLD), start(OLD)]);
  expect(key).not.toBe(OLD);
  expect(beside).toBe(key);
  await expect(start(NEW)).rejects.toThrow(refused);
  await expect(start(NEW, OTHER)).rejects.toThrow(refused);
  expect(await start(NEW, OLD)).toBe(key);
  expect([await start(OLD), await start(NEW, OLD)]).toEqual([key, key]);
  expect(await start(NEW)).toBe(key);
  await expect(start(OLD)).rejects.toThrow(refused);
  expect(JSON.stringify(await store.db.selectFrom('data_keys').selectAll().execute())).not.toContain(key);
});

it('a bank that served before it had a key goes on under its secret, and under the one that was set before', async () => {
  await store.execute(
    `insert into users (name, nickname, cpf, email, cellphone, password_hash, preferences) values ('A', 'A', '1', 'a', '1', 'x', '{}')`,
  );
  expect(await start(NEW, OLD)).toBe(OLD);
  expect(await start(NEW)).toBe(OLD);
});

it('without a secret there is no key: development', async () => {
  expect(await dataKey(store, {})).toBeUndefined();
});
