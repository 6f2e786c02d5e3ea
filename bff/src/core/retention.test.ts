import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestStore } from '../../../tests/support/test-database';
import type { Store } from './database';
import { applyRetention, type Retention } from './retention';
import { retention } from './retention-round';

const now = new Date('2026-11-26T12:00:00Z');
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();
const DAY = 86_400;

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
  await store.execute('create table kept_things (id int, at timestamptz, state text)');
});
afterAll(() => store.close());

const rule: Retention = { data: 'Things', table: 'kept_things', since: 'at', hours: 24 };

async function left(rows: [string, string | null][], one: Retention, most?: number): Promise<[number[], boolean]> {
  await store.execute('delete from kept_things');
  for (const [id, [at, state]] of rows.entries())
    await store.execute('insert into kept_things values ($1, $2, $3)', [id, at, state]);
  const isMore = await store.transaction((trx) => applyRetention(trx, one, now, most));
  const { rows: kept } = await store.execute('select id from kept_things order by id');
  return [kept.map(({ id }) => id as number), isMore];
}

describe('of what is kept for a day', () => {
  it.each<[string, [string, string | null][], Retention, number | undefined, [number[], boolean]]>([
    ['what is a day old to the second stays', [[ago(DAY), null]], rule, undefined, [[0], false]],
    ['what is a second older goes', [[ago(DAY + 1), null]], rule, undefined, [[], false]],
    ['what is of the future stays', [[ago(-1), null]], rule, undefined, [[0], false]],
    [
      'only what the rule names goes',
      [
        [ago(2 * DAY), 'draft'],
        [ago(2 * DAY), 'issued'],
        [ago(2 * DAY), null],
      ],
      { ...rule, where: "state = 'draft'" },
      undefined,
      [[1, 2], false],
    ],
    [
      'a part goes, and the rest is said to be there',
      [
        [ago(2 * DAY), null],
        [ago(2 * DAY), null],
        [ago(0), null],
      ],
      rule,
      2,
      [[2], true],
    ],
    [
      'what is kept no longer than its end goes a second after it',
      [
        [ago(0), null],
        [ago(1), null],
      ],
      { ...rule, hours: 0 },
      undefined,
      [[0], false],
    ],
  ])('%s', async (_, rows, one, most, outcome) => {
    expect(await left(rows, one, most)).toEqual(outcome);
  });
});

it('every rule runs on a bank, and leaves its charges, entries and audit log', async () => {
  const counts = async () =>
    (
      await store.execute(`select (select count(*) from charges)::int as charges, (select count(*) from ledger_entries)::int as entries,
        (select count(*) from audit_log)::int as audit`)
    ).rows[0];
  const before = await counts();
  const later = new Date('2100-01-01');
  for (const one of retention) await store.transaction((trx) => applyRetention(trx, one, later));
  expect(await counts()).toEqual(before);
  const { rows } = await store.execute('select count(*)::int as left from tasks');
  expect(rows[0].left).toBe(0);
  expect(new Set(retention.map(({ table, where }) => `${table} ${where}`)).size).toBe(retention.length);
});
