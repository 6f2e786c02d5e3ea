import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../test/harness';
import { listOf } from './list';
import { matchesText } from './search-text';

declare module './database' {
  interface Database {
    listed: { account_id: number; id: number; name: string; value: number; color: string };
  }
}

interface Filter {
  text?: string;
  min?: number;
}

const spec = {
  from: 'listed',
  columns: ['name', 'value'],
  with: { tenfold: sql<number>`listed.value * 10` },
  always: sql<boolean>`color <> 'gone'`,
  where: ({ text, min }: Filter) => [
    matchesText(sql.ref('name'), text),
    min !== undefined && sql<boolean>`value >= ${min}`,
  ],
  faults: ({ min }: Filter) => (min === 13 ? [{ field: 'min', message: 'Não pode ser 13.' }] : []),
  order: { name: ['name', 'asc'], value: ['value', 'desc'] },
  sums: { value: sql<number>`value` },
  beside: async (rows: { value: number }[]) => Math.max(0, ...rows.map(({ value }) => value)),
  item: (row: { id: number; name: string; value: number; tenfold: number }, most: number) => ({ ...row, most }),
} as const;
const things = listOf(spec);

let bank: EmptyBank;
let member: Member;
let other: Member;
const scope = () => ({ db: bank.store.db, accountId: member.accountId });
const ids = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id);

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
  await bank.store.execute(
    'create table listed (account_id int, id int, name text, value int, color text, primary key (account_id, id))',
  );
  // the values repeat from 0 to 4, so that most rows tie when ordered by value
  await bank.store.execute(
    `insert into listed select $1, n, 'thing ' || lpad(n::text, 4, '0'), n % 5, case when n % 2 = 0 then 'red' else 'blue' end
     from generate_series(1, 1200) as n`,
    [member.accountId],
  );
  await bank.store.execute(`insert into listed values ($1, 5000, 'removed', 9, 'gone'), ($2, 1, 'foreign', 9, 'red')`, [
    member.accountId,
    other.accountId,
  ]);
});
afterAll(() => bank.close());

describe('a page', () => {
  it('is of the account, in the usual order, with what is worked out for it', async () => {
    const page = await things.page(scope(), {});
    expect(page.total).toBe(1200);
    expect(page.items).toHaveLength(15);
    expect(page.items[1]).toEqual({ id: 2, name: 'thing 0002', value: 2, tenfold: 20, most: 4 });
    expect(await things.page({ ...scope(), accountId: other.accountId }, {})).toMatchObject({
      items: [{ name: 'foreign' }],
      total: 1,
    });
  });

  it.each([true, false, undefined])(
    'ties are broken by the id, so that no row is on two pages (asc: %s)',
    async (asc) => {
      const seen: number[] = [];
      for (let page = 1; page <= 12; page++)
        seen.push(
          ...ids(
            await things.page(scope(), { order: 'value', page, size: 100, ...(asc === undefined ? {} : { asc }) }),
          ),
        );
      expect(new Set(seen).size).toBe(1200);
      const sorted = Array.from({ length: 1200 }, (_, n) => n + 1).toSorted((a, b) => (a % 5) - (b % 5) || a - b);
      expect(seen).toEqual(asc ? sorted : sorted.toReversed());
    },
  );

  it('after the last one is empty, and the total stays', async () => {
    expect(await things.page(scope(), { page: 99 })).toEqual({ items: [], total: 1200 });
    expect(await things.page(scope(), { text: 'nothing' })).toEqual({ items: [], total: 0 });
  });

  it('of a filter has its rows alone', async () => {
    const page = await things.page(scope(), { text: 'thing 000', min: 3 });
    expect([ids(page), page.total]).toEqual([[3, 4, 8, 9], 4]);
  });
});

it('counting stops at a bound, and says so', async () => {
  const bounded = listOf({ ...spec, mostCounted: 1000 });
  expect(await bounded.page(scope(), { size: 15 })).toMatchObject({ total: 1000, isLowerBound: true });
  const exact = await listOf({ ...spec, mostCounted: 1200 }).page(scope(), {});
  expect([exact.total, exact.isLowerBound]).toEqual([1200, undefined]);
});

it('ids of a filter are the newest, no more than an action takes, and how many there are is told', async () => {
  const all = await things.ids(scope(), { body: {} });
  expect([all.ids.length, all.ids[0], all.ids.at(-1), all.total]).toEqual([1000, 1200, 201, 1200]);
  expect(await things.ids(scope(), { body: { text: 'thing 000', min: 4 } })).toEqual({ ids: [9, 4], total: 2 });
});

it('totals are of the whole filter, and by a column', async () => {
  expect(await things.totals(scope(), { body: {} })).toEqual({ count: 1200, value: 2400 });
  expect(await things.totals(scope(), { body: { text: 'nothing' } })).toEqual({ count: 0, value: 0 });
  expect(await things.totalsBy(scope(), { min: 4 }, 'color')).toEqual([
    { color: 'blue', count: 120, value: 480 },
    { color: 'red', count: 120, value: 480 },
  ]);
});

it('rows are read on from one of them, each once', async () => {
  const seen: number[] = [];
  for (let part = await things.rowsAfter(scope(), { min: 4 }, null, 100); part.length;) {
    seen.push(...part.map(({ item }) => item.id));
    part = await things.rowsAfter(scope(), { min: 4 }, part.at(-1)!.id, 100);
  }
  expect(seen).toEqual(Array.from({ length: 240 }, (_, n) => n * 5 + 4));
});

it('a filter that cannot be is refused at its field, wherever it is asked', async () => {
  const refused = { answer: { errors: [{ field: 'min', message: 'Não pode ser 13.' }] } };
  for (const ask of [things.page, things.idsOf, things.totalsOf])
    await expect(ask(scope(), { min: 13 })).rejects.toMatchObject(refused);
});

// @ts-expect-error -- an order the list does not have
void (() => things.page(scope(), { order: 'color' }));
// @ts-expect-error -- a filter of another type
void (() => things.page(scope(), { min: '3' }));
// @ts-expect-error -- a column the table does not have
void (() => listOf({ ...spec, order: { size: ['size', 'asc'] } }));
