import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARGE_ORDER, CHARGE_STATUS, DEBT_AGES, type ChargeStatus } from '@balcao/contract/charges';
import { openEmptyBank, type EmptyBank, type Member } from '../../../../test/harness';
import { addDays, diffDays } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { lastOverdueDay } from '../../../rails/billet/amounts';
import { chargeCountsFold, foldChargeCounts } from './counts';
import type { ChargeFilter } from './filter';
import { pageOf, type Slice } from './pages';
import { STATUSES_BY_LABEL } from '../../../kits/charging/statuses';

const MANY = 400;
const STATUSES = [
  'new',
  'waiting',
  'paid',
  'unpaid',
  'canceled',
  'settled',
  'expired',
] as const satisfies ChargeStatus[];
/** Days since the due date: the last and first ones of each age of debt. */
const AGES = [-1, 0, 1, 30, 31, 60, 61, 90, 91];

interface Row {
  id: number;
  status: ChargeStatus;
  filed: boolean;
  value: number;
  expire_at: string;
  created_at: Date;
  paid_at: Date | null;
  search: string;
  customer_id: number;
  customer_document: string;
  tags: number[];
}

let bank: EmptyBank;
let member: Member;
let today: string;
let rows: Row[];
let tags: number[];

/** Names that differ before a number, in the number, and after it. */
const NAMES = [
  'ana lima',
  'bruno reis',
  'caio ana',
  'zelia 100%',
  'ana 2 lima',
  'ana',
  'ana-lima',
  'ana{',
  '3m ana',
  'ana 10 lima',
  'ana lima 3',
  'ana (loja)',
];

/**
 * Billets of one account mixed with another's: instants around São Paulo's midnight, many equal values, half of the due dates at the
 * bounds of an age of debt, ids spread over many thousands.
 */
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const other = await bank.openAccount();
  today = await bank.today();
  tags = (
    await bank.store.execute(
      "insert into tags (account_id, name, color_ref) select $1, 'Etiqueta ' || n, 'red' from generate_series(1, 3) n returning id",
      [member.accountId],
    )
  ).rows.map((row) => row.id);
  for (const [account, many] of [
    [member, MANY],
    [other, MANY / 2],
  ] as const)
    await bank.store.execute(
      `insert into charges (account_id, id, status, filed, value, items_value, expire_at, paid_at, fee, our_number, barcode, collection_key, customer_id, customer_name, customer_document, fingerprint, search, created_at, updated_at) overriding system value
       select $1::bigint, n * 311 + $1::bigint, ($2::text[])[1 + n * 5 % 7], n % 4 = 0, case when n % 6 = 0 then 95 else 990 end + n * 31 % 50, 1, $3::date - case when n % 2 = 0 then ($5::int[])[1 + n / 2 % 9] else n * 13 % 120 end, case when n % 3 = 0 then now() - make_interval(hours => n * 17 % 900) end, 349, n, n, n, 1 + n % 9, 'x', lpad((n % 9)::text, 11, '0'), n,
         ($6::text[])[1 + n % 12] || ' ' || lpad((n % 9)::text, 11, '0'), now() - make_interval(hours => n * 11 % 1500), now()
       from generate_series(1, $4::int) n`,
      [account.accountId, STATUSES, today, many, AGES, NAMES],
    );
  await bank.store.execute(
    'insert into charge_tags select account_id, id, $2 from charges where account_id = $1 and our_number % 5 = 0',
    [member.accountId, tags[0]],
  );
  await bank.store.execute(
    'insert into charge_tags select account_id, id, $2 from charges where account_id = $1 and our_number % 7 = 0',
    [member.accountId, tags[1]],
  );
  // changed billets: the copies of their columns in `charge_tags` must follow
  await bank.store.execute(
    `update charges set filed = not filed, status = case status when 'paid' then 'settled' else status end,
      value = value + 7, expire_at = expire_at - 1, paid_at = paid_at - interval '1 day',
       created_at = created_at - interval '1 day', search = search || ' evt'
     where our_number % 8 = 0`,
  );
  rows = (
    await bank.store.execute(
      'select c.*, array(select tag_id::int from charge_tags t where t.charge_id = c.id) as tags from charges c where account_id = $1',
      [member.accountId],
    )
  ).rows;
});
// very many charges are copied, with changes that no call makes
afterAll(() =>
  bank.close([
    'a charge costs its items and the shipping, less the discount',
    'a charge that was paid has the day and the amount',
    'a charge that waits for its payment has neither day nor amount of one',
  ]),
);

/** Whether a row matches a filter, written by hand, apart from the code under test. */
function holds(row: Row, filter: ChargeFilter): boolean {
  const within = (day: string | null, { from, to }: { from?: string; to?: string } = {}) =>
    (!from && !to) || (day !== null && (!from || day >= from) && (!to || day <= to));
  return (
    (!filter.status?.length || filter.status.includes(row.status)) &&
    within(row.expire_at, filter.due) &&
    within(saoPauloDay(row.created_at), filter.issued) &&
    within(row.paid_at && saoPauloDay(row.paid_at), filter.paid) &&
    (filter.value?.min === undefined || row.value >= filter.value.min) &&
    (filter.value?.max === undefined || row.value <= filter.value.max) &&
    (filter.customer === undefined || row.customer_id === filter.customer) &&
    (filter.document === undefined || row.customer_document === filter.document) &&
    (!filter.tags?.length || filter.tags.some((tag) => row.tags.includes(tag))) &&
    (filter.text ?? '')
      .replace(/\p{M}/gu, '')
      .split(' ')
      .every((word) => row.search.includes(word))
  );
}

const placeOf = (row: Row, order: Slice['order']): number | string | null => {
  if (order === 'status') return STATUSES_BY_LABEL.indexOf(row.status);
  if (order === 'customer_corporate_name') return row.search;
  return order === 'created_at'
    ? row.created_at.getTime()
    : order === 'paid_at'
      ? (row.paid_at?.getTime() ?? null)
      : row[order];
};

function inOrder(found: Row[], { order, asc }: Pick<Slice, 'order' | 'asc'>): number[] {
  const way = asc ? 1 : -1;
  const compare = (a: Row, b: Row) => {
    const [x, y] = [placeOf(a, order), placeOf(b, order)];
    if (x === y) return way * (a.id - b.id);
    if (x === null || y === null) return x === null ? 1 : -1;
    return way * (x < y ? -1 : 1);
  };
  return found.toSorted(compare).map((row) => row.id);
}

const day = (back: number) => fc.integer({ min: -5, max: back }).map((n) => addDays(today, -n));
const period = (back: number) =>
  fc
    .record({ from: day(back), to: day(back) }, { requiredKeys: [] })
    .map((p) => (p.from && p.to && p.from > p.to ? { from: p.to, to: p.from } : p));
const anyFilter = (): fc.Arbitrary<ChargeFilter> =>
  fc.record(
    {
      status: fc.uniqueArray(fc.constantFrom(...CHARGE_STATUS), { maxLength: 4 }),
      due: period(120),
      issued: period(60),
      paid: period(40),
      value: fc.record(
        { min: fc.integer({ min: 90, max: 1010 }), max: fc.integer({ min: 1010, max: 1050 }) },
        { requiredKeys: [] },
      ),
      customer: fc.integer({ min: 1, max: 10 }),
      document: fc.integer({ min: 0, max: 9 }).map((n) => String(n).padStart(11, '0')),
      tags: fc.uniqueArray(fc.constantFrom(...tags, 99_999), { maxLength: 2 }),
      text: fc.constantFrom('ana', 'lima an', '%', '100%', '_', '\u0301', '00000000003', 'ana 2', 'nada'),
    },
    { requiredKeys: [] },
  );
/** An arbitrary filter: of one or two conditions, as people use, or of many. */
const likelyFilter = () =>
  fc.oneof(
    anyFilter(),
    fc
      .tuple(
        anyFilter(),
        fc.shuffledSubarray(
          ['status', 'due', 'issued', 'paid', 'value', 'customer', 'document', 'tags', 'text'] as const,
          { maxLength: 2 },
        ),
      )
      .map(([all, names]) => Object.fromEntries(names.map((name) => [name, all[name]])) as ChargeFilter),
  );
const clean = (filter: ChargeFilter): ChargeFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as ChargeFilter;

const slices = () =>
  fc.record({
    order: fc.constantFrom(...CHARGE_ORDER),
    asc: fc.boolean(),
    offset: fc.oneof(fc.constant(0), fc.nat({ max: MANY })),
    size: fc.constantFrom(15, 25, 50, 100),
  });

/** The real limits, and limits that force each way of reading a page wherever it is possible. */
const LIMITS = [
  { counted: 10_000, near: 300, few: 5_000, finding: 1.5, textHashes: 100 },
  { counted: 10, near: 0, few: 0, finding: 0, textHashes: 0 },
  { counted: 10, near: 0, few: 0, finding: Infinity, textHashes: 0 },
  { counted: 10, near: 300, few: 0, finding: 1, textHashes: 100 },
];

const RUNS = { numRuns: 250 };

describe.each([
  ['are not counted', false],
  ['are counted', true],
])('any filter, any order, any page, where buckets %s', (_, hasBuckets) => {
  beforeAll(async () => {
    if (hasBuckets) await bank.store.execute('select charge_cells_keep($1)', [member.accountId]);
  });

  it.each(LIMITS)('%o: the rows, in order, and how many there are', async (limits) => {
    await fc.assert(
      fc.asyncProperty(likelyFilter(), fc.boolean(), slices(), async (given, filed, slice) => {
        const filter = clean(given);
        const wanted = rows.filter((row) => row.filed === filed && holds(row, filter));
        const page = await pageOf(bank.store.db, { accountId: member.accountId, filed, filter }, slice, limits);
        const ids = page.ids ? (await page.ids.execute(bank.store.db)).rows.map((row) => row.id) : [];
        expect(page.reversed ? ids.toReversed() : ids).toEqual(
          inOrder(wanted, slice).slice(slice.offset, slice.offset + slice.size),
        );
        if (page.isLowerBound) expect(page.total).toBeLessThan(wanted.length);
        else expect(page.total).toBe(wanted.length);
      }),
      {
        ...RUNS,
        examples: [
          [{ tags: tags.slice(0, 2) }, false, { order: 'value', asc: true, offset: 0, size: 25 }],
          // the first of one tag and text by value: they are found by their texts
          [{ tags: tags.slice(0, 1), text: 'ana' }, false, { order: 'value', asc: false, offset: 0, size: 15 }],
          // a page of unpaid billets, in the first half
          [{}, false, { order: 'paid_at', asc: true, offset: 120, size: 15 }],
          // a text that many billets have, at offsets around the middle
          ...CHARGE_ORDER.flatMap((order) =>
            [0, 40, 70, 100, 130].map((offset): [ChargeFilter, boolean, Slice] => [
              offset % 20 ? { text: 'ana', status: ['paid', 'unpaid', 'settled', 'canceled'] } : { text: 'ana' },
              false,
              { order, asc: offset < 100, offset, size: 15 },
            ]),
          ),
          // value ranges that end at the bound of a value bucket
          ...[...Array(12).keys()].map((n): [ChargeFilter, boolean, Slice] => [
            { text: 'ana' },
            false,
            { order: 'value', asc: true, offset: 80 + n, size: 2 },
          ]),
          ...[60, 90, 120].map((offset): [ChargeFilter, boolean, Slice] => [
            {},
            false,
            { order: 'customer_corporate_name', asc: true, offset, size: 15 },
          ]),
        ],
      },
    );
  });

  it('the totals, by status and by age of what is owed', async () => {
    const ageOf = (row: Row) => {
      if (!['new', 'waiting', 'unpaid'].includes(row.status)) return null;
      const late = diffDays(row.expire_at, today);
      return row.expire_at > lastOverdueDay(today)
        ? 'current'
        : late <= 30
          ? '1-30'
          : late <= 60
            ? '31-60'
            : late <= 90
              ? '61-90'
              : 'over-90';
    };
    const sum = (of: Row[]) => ({ count: of.length, value: of.reduce((n, row) => n + row.value, 0) });
    await fc.assert(
      fc.asyncProperty(likelyFilter(), fc.boolean(), async (given, filed) => {
        const filter = clean(given);
        const wanted = rows.filter((row) => row.filed === filed && holds(row, filter));
        const { json } = await member.call('POST /v2/charges/banking-billet/totals', { body: { filed, ...filter } });
        expect(json.total).toEqual(sum(wanted));
        expect(json.ageOfDebt.map(({ age, count, value }) => ({ age, count, value }))).toEqual(
          DEBT_AGES.map((age) => ({ age, ...sum(wanted.filter((row) => ageOf(row) === age)) })),
        );
        for (const { age, byStatus } of json.ageOfDebt) {
          for (const { status, ...counted } of byStatus)
            expect(counted).toEqual(sum(wanted.filter((row) => row.status === status && ageOf(row) === age)));
          expect(byStatus.reduce((n, one) => n + one.count, 0)).toBe(wanted.filter((row) => ageOf(row) === age).length);
        }
        for (const one of json.byStatus)
          expect({ count: one.count, value: one.value }).toEqual(
            sum(wanted.filter((row) => row.status === one.status)),
          );
        expect(json.byStatus.reduce((n, one) => n + one.count, 0)).toBe(wanted.length);
      }),
      RUNS,
    );
  });
});

describe('the maintained counts', () => {
  const maintained = async () =>
    (
      await bank.store.execute(
        `select account_id, filed, kind, day::text, key, status, sum(count) as count, sum(value) as value from charge_counts
       where not cell or account_id in (select account_id from charge_cells_kept)
       group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 or sum(value) <> 0 order by 1, 2, 3, 4, 5, 6`,
      )
    ).rows;
  const counted = async () =>
    (
      await bank.store.execute(
        `select account_id, filed, k.kind, day::text, key, status, count(*) as count, sum(value) as value
          from charges c cross join lateral charge_counts_of(c) k
       where not k.cell or c.account_id in (select account_id from charge_cells_kept)
       group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
      )
    ).rows;

  it('stay those of the billets, whatever is done to them, and folded or not', async () => {
    expect(await maintained()).toEqual(await counted());
    await bank.store.execute("update charges set status = 'paid', paid_at = now() where our_number % 11 = 0");
    await bank.store.execute(
      'update charges set filed = not filed, value = value + 5, expire_at = expire_at + 3 where our_number % 13 = 0',
    );
    const { rows: astray } = await bank.store.execute(
      `select t.charge_id from charge_tags t join charges c on c.account_id = t.account_id and c.id = t.charge_id
       where (t.filed, t.status, t.kind, t.value, t.expire_at, t.created_at, t.paid_at, t.search) is distinct from
         (c.filed, c.status, c.kind, c.value, c.expire_at, c.created_at, c.paid_at, c.search)`,
    );
    expect(astray).toEqual([]);
    await bank.store.execute(
      'delete from charge_tags where charge_id in (select id from charges where our_number % 17 = 0)',
    );
    await bank.store.execute('delete from charges where our_number % 17 = 0');
    await bank.store.execute(
      'insert into charge_tags select account_id, id, $2 from charges where account_id = $1 and our_number % 3 = 0',
      [member.accountId, tags[2]],
    );
    const after = await counted();
    expect(await maintained()).toEqual(after);
    const fold = () => bank.work((trx, tools) => chargeCountsFold.run(trx, {}, tools));
    await Promise.all([
      fold(),
      fold(),
      bank.store.execute("update charges set status = 'canceled' where our_number % 19 = 0"),
      fold(),
    ]);
    expect(await maintained()).toEqual(await counted());
    await fold();
    expect(await maintained()).toEqual(await counted());
    const { rows: loose } = await bank.store.execute(
      'select count(*) as n, count(distinct (account_id, filed, kind, day, key, status)) as groups from charge_counts',
    );
    expect(loose[0].n).toBe(loose[0].groups);
    // vacuumed after the fold: pages of the table without deleted rows are marked all-visible
    const { rows: table } = await bank.store.execute(
      "select relallvisible as cleared from pg_class where relname = 'charge_counts'",
    );
    expect(table[0].cleared).toBeGreaterThan(0);
  });

  it('buckets are counted for accounts of many billets alone, from one instant on', async () => {
    const withBuckets = async () =>
      (
        await bank.store.execute('select account_id, count(*) as n from charge_counts where cell group by 1 order by 1')
      ).rows
        .filter((row) => row.n > 0)
        .map((row) => row.account_id);
    const other = (
      await bank.store.execute('select distinct account_id from charges where account_id <> $1', [member.accountId])
    ).rows[0].account_id;
    expect(await withBuckets()).toEqual([member.accountId]);
    await bank.store.execute('update charges set value = value + 1 where account_id = $1', [other]);
    expect(await withBuckets()).toEqual([member.accountId, other]);
    await bank.work((trx) => foldChargeCounts(trx));
    expect(await withBuckets()).toEqual([member.accountId]);
    await bank.store.execute('update charges set value = value + 1 where account_id = $1 and our_number % 2 = 0', [
      other,
    ]);
    const changed = bank.store.execute(
      "update charges set expire_at = expire_at + 1, status = 'canceled' where account_id = $1 and our_number % 3 = 0",
      [other],
    );
    await Promise.all([
      bank.work((trx) => foldChargeCounts(trx, 100)),
      changed,
      bank.work((trx) => foldChargeCounts(trx, 100)),
    ]);
    expect(await withBuckets()).toEqual([member.accountId, other]);
    expect(await maintained()).toEqual(await counted());
  });

  it('what is undone was never counted', async () => {
    const before = await maintained();
    await expect(
      bank.store.transaction(async (trx) => {
        await trx.updateTable('charges').set({ status: 'expired' }).execute();
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await maintained()).toEqual(before);
  });
});
