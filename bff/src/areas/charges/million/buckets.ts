import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Db } from '../../../core/database';
import { countedBy, countRows, valueBucket, type Counts, type KnownCounts } from './counts';
import { filtered, onlyTag, placed, startOf, type ChargeFilter, type Scope } from './filter';
import type { Cut } from './page-queries';

export type Order = Exclude<Cut['order'], 'status'>;
export type Bucket = string | number | Date;

/** How an order is cut into histogram buckets; the counts of the buckets tell where a page begins. */
interface Dimension {
  name: 'id' | 'value' | 'due' | 'issued' | 'paid' | 'words';
  /** The bucket of one billet, as SQL. */
  bucket: RawBuilder<unknown>;
  between(from: Bucket, to: Bucket, next: Bucket | null): RawBuilder<SqlBool>;
}

const ID_BUCKET = 1024;
const POWERS = Array.from({ length: 13 }, (_, n) => `when value < ${10 ** (n + 3)} then ${10 ** n}`).join(' ');
/**
 * Buckets of a day. The maintained counts are by São Paulo's days; where billets are read instead, an instant is cut at UTC midnight,
 * which the database computes much faster and which serves as well: a bucket only narrows what is read.
 */
const days = (name: Dimension['name'], column: 'created_at' | 'paid_at' | 'expire_at'): Dimension => ({
  name,
  bucket: column === 'expire_at' ? sql`expire_at` : sql`date_bin('1 day', ${sql.ref(column)}, '2000-01-01Z')`,
  between: (from, to) =>
    from instanceof Date
      ? sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}::timestamptz + interval '1 day'`
      : sql`${sql.ref(column)} >= ${startOf(column, String(from))} and ${sql.ref(column)} < ${startOf(column, String(to), 1)}`,
});

const DIMENSIONS: Record<Order, Dimension> = {
  id: {
    name: 'id',
    bucket: sql`id / ${sql.lit(ID_BUCKET)}`,
    between: (from, to) => sql`id >= ${Number(from) * ID_BUCKET} and id < ${(Number(to) + 1) * ID_BUCKET}`,
  },
  value: {
    name: 'value',
    bucket: sql`value - value % (case ${sql.raw(POWERS)} end)`,
    between: (from, to) => sql`value >= ${Number(from)} and value <= ${valueBucket(Number(to)).last}`,
  },
  expire_at: days('due', 'expire_at'),
  created_at: days('issued', 'created_at'),
  paid_at: days('paid', 'paid_at'),
  customer_corporate_name: {
    name: 'words',
    bucket: sql`words`,
    between: (from, _, next) => sql`search >= ${from} and search < ${next}`,
  },
};

/** The buckets of an order, and how many billets of a filter lie in each. */
export interface Buckets {
  /** A query of (bucket, next, n). */
  counted: RawBuilder<unknown>;
  between: Dimension['between'];
  /** The filter has a condition on something else than the order, so a bucket's billets must be sorted. */
  joint: boolean;
  /** How many of each status were paid, where that is known. */
  paid?: () => Promise<Counts>;
}

/** Whether the filter has statuses and at most a range of the order itself: its billets then lie together in the order's index. */
export function isOwn(filter: ChargeFilter, order: Order): boolean {
  const of = countedBy(filter);
  return of === 'all' || (of === DIMENSIONS[order].name && of !== 'words');
}

const PAIRED = ['due', 'issued', 'paid', 'id'] as const;
const isDay = (name: Dimension['name']) => name === 'due' || name === 'issued' || name === 'paid';

/** Buckets from the maintained counts; null where none answer. Every account has counts of days and texts, large ones of values and ids. */
export function countedBuckets(
  db: Db,
  scope: Scope,
  order: Order,
  { hasBuckets }: Pick<KnownCounts, 'hasBuckets'>,
): Buckets | null {
  const { name, between } = DIMENSIONS[order];
  const of = countedBy(scope.filter);
  if (of === 'all' || (of === name && of !== 'value')) {
    if (name === 'words') return { counted: byName(countedTexts(db, scope)), between, joint: false };
    return hasBuckets || isDay(name)
      ? { ...known(db, scope, name, isDay(name) ? 'day' : 'key'), between, joint: false }
      : null;
  }
  const [first, second] = PAIRED.filter((one) => one === of || one === name);
  if (!hasBuckets || !first || !second) return null;
  const [column, period] = name === first ? (['day', 'key'] as const) : (['key', 'day'] as const);
  return { ...known(db, scope, `${first}-${second}` as Kind, column, period), between, joint: true };
}

type Kind = Database['charge_counts']['kind'];

function known(
  db: Db,
  scope: Scope,
  kind: Kind,
  column: 'day' | 'key',
  period: 'day' | 'key' = column,
): Pick<Buckets, 'counted' | 'paid'> {
  const rows = countRows(db, scope, kind, period);
  return {
    counted: sql`${rows.select((e) => [sql.ref(column).as('bucket'), sql`null`.as('next'), e.fn.sum('count').as('n')]).groupBy(column)}`,
    paid: async () =>
      new Map(
        (
          await rows
            .select((e) => ['status', e.fn.sum<number>('count').as('n')])
            .groupBy('status')
            .execute()
        ).map(({ status, n }) => [status, n]),
      ),
  };
}

const countedTexts = (db: Db, scope: Scope) =>
  sql`${countRows(db, scope, 'words')
    .select((e) => ['key', e.fn.sum('count').as('n')])
    .groupBy('key')}`;

/** Buckets counted by reading all billets that the filter finds, without sorting them; null for names of a tag's billets (no text hash). */
export function readBuckets(db: Db, scope: Scope, order: Order): Buckets | null {
  const { name, bucket, between } = DIMENSIONS[order];
  const shared = { between, joint: true };
  if (name !== 'words')
    return {
      ...shared,
      counted: sql`select bucket, null as next, count(*) as n from (select ${bucket} as bucket
        from ${placed(db, scope)} as f) as s where bucket is not null group by bucket`,
    };
  if (onlyTag(scope.filter) !== null) return null;
  const texts = sql`
    select key, n from (${filtered(db, scope)
      .select((e) => ['words', e.fn.countAll().as('n')])
      .groupBy('words')}) as f
    join (select distinct key, hashtextextended(key, 0) as words from charge_counts
      where account_id = ${scope.accountId} and filed = ${scope.filed} and kind = 'words') as k using (words)`;
  return { ...shared, counted: byName(texts) };
}

/**
 * Buckets of names, from counted texts (key, n), which are billets' texts without their digits. A bucket begins with a text that has no
 * digit: such a text divides the billets as it divides the counted texts. It ends where the next bucket begins, or after all texts that
 * begin like its last one.
 */
const byName = (texts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select bucket, least(lead(bucket) over (order by bucket), substring(last from '^[^0-9]*') || chr(1114111)) as next, n from (
    select bucket, max(key) as last, sum(n) as n
      from (select key, max(substring(key from '^[^0-9]*')) over (order by key) as bucket, n
      from (${texts}) as texts) as named group by bucket
  ) as buckets`;

/**
 * Narrows what a page is read from to the buckets that it touches; the offset is then within them. `total`: how many billets match the
 * filter; `found`: how many of each status, where that is known. Null where the page holds both paid billets and others.
 */
export async function narrowed(
  db: Db,
  scope: Scope,
  cut: Cut,
  buckets: Buckets,
  total: number,
  found: Counts | null,
): Promise<{ scope: Scope; offset: number } | null> {
  const direction = sql.raw(cut.asc === cut.reversed ? 'desc' : 'asc');
  // billets that were not paid have no day of payment: they come last, so first in reverse
  const { rows } = await sql<{
    from: Bucket | null;
    to: Bucket;
    next: Bucket | null;
    before: number;
    end: number;
    counted: number | null;
  }>`
    with counted as (${buckets.counted}),
    ranked as (select bucket, next, n, sum(n) over (order by bucket ${direction}) - n as before, sum(n) over () as counted
      from counted where n > 0),
    placed as (select *, before + ${cut.reversed ? sql`${total} - counted` : sql`0`} as place from ranked)
    select min(bucket) filter (where touched) as "from", max(bucket) filter (where touched) as "to",
      (array_agg(next order by bucket desc) filter (where touched))[1] as "next",
      min(place) filter (where touched) as "before", max(place + n) filter (where touched) as "end", max(counted) as "counted"
    from (select *, place < ${cut.offset + cut.size} and place + n > ${cut.offset} as touched from placed) as p`.execute(
    db,
  );
  const { from, to, next, before, end, counted } = rows[0]!;
  if (from !== null)
    return before <= cut.offset && end >= cut.offset + cut.size
      ? { scope: { ...scope, within: buckets.between(from, to, next) }, offset: cut.offset - before }
      : null;
  if (cut.order !== 'paid_at') return null;
  const paid = found && (await buckets.paid?.());
  const status = paid ? [...found].filter(([one, n]) => paid.get(one) !== n).map(([one]) => one) : scope.filter.status;
  return {
    scope: { ...scope, filter: { ...scope.filter, status }, within: sql`paid_at is null` },
    offset: cut.offset - (cut.reversed ? 0 : (counted ?? 0)),
  };
}
