import { afterEach, describe, expect, it } from 'vitest';
import { openBareStore, openEmptyStore } from '../../../tests/support/test-database';
import type { Store } from './database';
import { migrate } from './migrate';
import { histories, recordedName, roomOf, type Histories } from './migration-files';

let store: Store;
afterEach(async () => {
  await store?.close();
  store = undefined!;
});

/** This program's migrations and rooms, with more migrations (SQL by recorded name) and their rooms added. */
const withMore = (more: Record<string, string>): Histories => ({
  files: { ...histories.files, ...more },
  rooms: new Set([...histories.rooms, ...Object.keys(more).map((name) => roomOf(name))]),
});
const applied = async () =>
  (await store.execute('select name from kysely_migration order by timestamp, name')).rows.map((row) => row.name);
const tables = async () =>
  (await store.execute("select tablename from pg_tables where schemaname = 'public'")).rows.map((row) => row.tablename);

describe('migrations by area', () => {
  it('runs those of one time of two areas, and one of an earlier time that came later', async () => {
    store = await openEmptyStore();
    const badges = { '203001010000/badges/first': 'create table badges (id bigint)' };
    const gifts = { '203001010000/gifts/first': 'create table gifts (id bigint)' };
    await migrate(store, withMore({ ...gifts, ...badges }));
    expect((await applied()).slice(-2)).toEqual(['203001010000/badges/first', '203001010000/gifts/first']);
    const loans = { '202901010000/loans/first': 'create table loans (id bigint)' };
    await migrate(store, withMore({ ...badges, ...gifts, ...loans }));
    expect(await tables()).toEqual(expect.arrayContaining(['badges', 'gifts', 'loans']));
  });

  it('runs what waits in the order of time, so that one may stand on another area’s', async () => {
    store = await openEmptyStore();
    await migrate(
      store,
      withMore({
        '203001020000/cards/of_gifts': 'alter table gifts add column card bigint',
        '203001010000/gifts/first': 'create table gifts (id bigint)',
      }),
    );
    expect((await store.execute('select card from gifts')).rows).toEqual([]);
  });

  it('brings a database of the first history up to date', async () => {
    store = await openBareStore();
    const names = Object.keys(histories.files).filter((name) => !name.includes('/'));
    const older = Object.fromEntries(
      names
        .sort()
        .slice(0, 12)
        .map((name) => [name, histories.files[name]!]),
    );
    await migrate(store, { files: older, rooms: histories.rooms });
    expect(await applied()).toHaveLength(12);
    await migrate(store);
    expect((await applied()).sort()).toEqual(Object.keys(histories.files).sort());
  });

  it('leaves the data of a removed area in peace, and goes on', async () => {
    store = await openEmptyStore();
    const badges = { '203001010000/badges/first': 'create table badges (id bigint); insert into badges values (7)' };
    await migrate(store, withMore(badges));
    await migrate(store, withMore({ '203001010000/gifts/first': 'create table gifts (id bigint)' }));
    expect((await store.execute('select id from badges')).rows).toEqual([{ id: 7 }]);
    expect(await tables()).toContain('gifts');
    await migrate(store, withMore(badges));
    expect((await store.execute('select id from badges')).rows).toEqual([{ id: 7 }]);
  });

  it.each(['203001010000/core/x', '203001010000/ledger/x', '203001010000/tags/x', '0020_x'])(
    'refuses a database where %s ran, which this program should have',
    async (name) => {
      store = await openEmptyStore();
      await migrate(store);
      await store.execute('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, '2030-01-01']);
      await expect(migrate(store)).rejects.toThrow(`made by a newer Balcão (it has ${name})`);
    },
  );
});

describe('the name of a migration', () => {
  it.each([
    ['./migrations/0019_charges_of_customers.sql', '0019_charges_of_customers'],
    ['./migrations/202611230400_x.sql', '202611230400/core/x'],
    ['../areas/cards/migrations/202611230400_x.sql', '202611230400/cards/x'],
    ['../kits/charging/migrations/202611230400_x.sql', '202611230400/kits/charging/x'],
    ['../kits/charging/links/migrations/202611230400_x.sql', '202611230400/kits/links/x'],
  ])('%s is recorded as %s', (path, name) => {
    expect(recordedName(path)).toBe(name);
  });

  it.each(['./migrations/0020_x.sql', '../areas/cards/migrations/0001_x.sql'])('%s is no name', (path) => {
    expect(() => recordedName(path)).toThrow('YYYYMMDDHHMM_name.sql');
  });
});
