import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyStore } from '../../../tests/support/test-database';
import type { Store } from './database';
import { blocks, dryRun, pendingMigrations, strongest, type LockMode } from './dry-run';
import { histories, type Histories } from './migration-files';

let store: Store;
beforeAll(async () => {
  store = await openEmptyStore();
});
afterAll(() => store.close());

const withMore = (more: Record<string, string>): Histories => ({
  files: { ...histories.files, ...more },
  rooms: new Set([...histories.rooms, 'gifts']),
});

describe('a dry run', () => {
  it('tells what would run, in order, which locks each takes anew, and leaves nothing behind', async () => {
    const more = {
      '203001030000/gifts/index': 'create index gifts_at on customers (created_at); alter table gifts add column n int',
      '203001010000/gifts/first': 'create table gifts (id bigint)',
      '203001020000/gifts/column': 'alter table users add column gift bigint',
      '203001040000/gifts/again': 'alter table users add column more bigint',
    };
    const known = withMore(more);
    const { migrations, ms } = await dryRun(store, known);
    expect(migrations.map(({ name, locks }) => [name, locks.map(({ table, mode }) => `${table} ${mode}`)])).toEqual([
      ['203001010000/gifts/first', []],
      ['203001020000/gifts/column', ['users AccessExclusiveLock']],
      ['203001030000/gifts/index', ['customers ShareLock']],
      ['203001040000/gifts/again', []],
    ]);
    const held = migrations.flatMap(({ locks }) => locks.map(({ heldMs }) => heldMs));
    expect(held[0]).toBeGreaterThan(held[1]!);
    expect(ms).toBeGreaterThanOrEqual(held[0]!);
    expect(await pendingMigrations(store, known)).toHaveLength(4);
    expect((await store.execute("select to_regclass('gifts') as gifts")).rows[0].gifts).toBeNull();
  });

  it('of a database that is up to date has nothing to run', async () => {
    expect((await dryRun(store)).migrations).toEqual([]);
  });

  it('tells the fault of a migration', async () => {
    await expect(dryRun(store, withMore({ '203001010000/gifts/bad': 'select 1 / 0' }))).rejects.toThrow('division');
  });
});

it.each<[LockMode, string]>([
  ['AccessShareLock', 'nothing'],
  ['RowExclusiveLock', 'nothing'],
  ['ShareUpdateExclusiveLock', 'nothing'],
  ['ShareLock', 'writes'],
  ['ShareRowExclusiveLock', 'writes'],
  ['ExclusiveLock', 'writes'],
  ['AccessExclusiveLock', 'reads and writes'],
])('%s blocks %s', (mode, what) => {
  expect(blocks(mode)).toBe(what);
});

it('of several locks the strongest counts', () => {
  expect(strongest(['ShareLock', 'AccessShareLock', 'ShareRowExclusiveLock'])).toBe('ShareRowExclusiveLock');
});
