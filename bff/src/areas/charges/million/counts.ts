import { sql } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Database, Db, Trx } from '../../../core/database';
import { defineJob, vacuumAfter } from '../../../core/jobs';
import { matchesText } from '../../../core/search-text';
import { filtered, type ChargeFilter, type Scope } from './filter';
import '../tables';

const PERIODS = ['due', 'issued', 'paid'] as const;

type Kind = Database['charge_counts']['kind'];
export type Counts = Map<ChargeStatus, number>;
export const sum = (counts: Counts): number => [...counts.values()].reduce((total, n) => total + n, 0);

/**
 * Which kind of count answers for the filter, if statuses and that one thing are all it asks for; values by buckets,
 * where bucket counts are known. Null: none does.
 */
export function countedBy(filter: ChargeFilter): 'all' | 'due' | 'issued' | 'paid' | 'words' | 'tag' | 'value' | null {
  const { text, value, customer, document, tags } = filter;
  if (customer !== undefined || document) return null;
  const kinds: ReturnType<typeof countedBy>[] = PERIODS.filter((name) => filter[name]?.from || filter[name]?.to);
  if (value?.min !== undefined || value?.max !== undefined) kinds.push('value');
  // what has several of the tags would be counted as often
  if (tags?.length) kinds.push(tags.length === 1 ? 'tag' : null);
  if (matchesText(sql.ref('key'), text)) kinds.push(isOfWords(text) ? 'words' : null);
  return kinds.length > 1 ? null : kinds.length ? kinds[0]! : 'all';
}

/** Billets differ by their numbers: what is counted is found without. */
const isOfWords = (text: string | undefined): text is string => text !== undefined && !/\d/.test(text);

const rowsOf = (db: Db, { accountId, filed, filter: { status } }: Scope, kind: Kind) => {
  const query = db
    .selectFrom('charge_counts')
    .where('account_id', '=', accountId)
    .where('filed', '=', filed)
    .where('kind', '=', kind);
  return status?.length ? query.where('status', 'in', status) : query;
};

/** The rows of {@link countedBy}'s kind that add up to the filter's counts; of another kind, those where `column` tells its period. */
export function countRows(db: Db, scope: Scope, kind: Kind, column: 'day' | 'key' = 'day') {
  const { filter } = scope;
  let query = rowsOf(db, scope, kind);
  if (filter.tags?.length) return query.where('key', '=', String(filter.tags[0]));
  const text = matchesText(sql.ref('key'), filter.text);
  if (text) return query.where(text);
  for (const name of PERIODS) {
    const { from, to } = filter[name] ?? {};
    if (from) query = query.where(column, '>=', from);
    if (to) query = query.where(column, '<=', to);
  }
  return query;
}

/** What is known about a filter. */
export interface KnownCounts {
  /** How many billets of each of its statuses there are. */
  all: Counts;
  /** How many of each the filter holds; null where only reading them tells. */
  found: Counts | null;
  /** Bucket counts are known for the account. */
  hasBuckets: boolean;
}

/** `ofWords` of {@link textsOf}. */
export async function countsOf(db: Db, scope: Scope, ofWords?: Counts): Promise<KnownCounts> {
  const kind = countedBy(scope.filter);
  const sums = <Q extends ReturnType<typeof rowsOf>>(query: Q) =>
    query.select((e) => ['status', e.fn.sum<number>('count').as('count'), 'kind']).groupBy(['kind', 'status']);
  const statuses = sums(rowsOf(db, scope, 'all'));
  const isSummed = kind && kind !== 'all' && kind !== 'value' && !(kind === 'words' && ofWords);
  const rows = await db
    .selectFrom((isSummed ? statuses.unionAll(sums(countRows(db, scope, kind))) : statuses).as('sums'))
    .select([
      'kind',
      'status',
      'count',
      sql<boolean>`exists (select 1 from charge_cells_kept where account_id = ${scope.accountId})`.as('hasBuckets'),
    ])
    .where('count', '>', 0)
    .execute();
  const of = (wanted: Kind): Counts =>
    new Map(rows.filter((row) => row.kind === wanted).map(({ status, count }) => [status, count]));
  const all = of('all');
  const known = { all, hasBuckets: rows[0]?.hasBuckets === true };
  if (kind === 'words' && ofWords) return { ...known, found: ofWords };
  if (kind !== 'value') return { ...known, found: kind && of(kind) };
  return {
    ...known,
    found: known.hasBuckets
      ? await countValues(db, { ...scope, filter: { ...scope.filter, status: [...all.keys()] } })
      : null,
  };
}

/** Values that share three leading digits are counted together: the first and the last of them, as the database writes their key. */
export function valueBucket(value: number): { first: number; last: number; key: string } {
  const size = 10 ** Math.max(String(value).length - 3, 0);
  const first = value - (value % size);
  return { first, last: first + size - 1, key: String(first).padStart(18, '0') };
}

/**
 * By whole buckets, which have no day: the index has the day before the bucket. What the range has of its first and of
 * its last bucket is counted among the billets of the statuses, which an index begins with.
 */
async function countValues(db: Db, scope: Scope): Promise<Counts> {
  const { min = 1, max = Number.MAX_SAFE_INTEGER } = scope.filter.value!;
  const [first, last] = [valueBucket(min), valueBucket(max)];
  const among = (value: { min: number; max: number }) =>
    filtered(db, { ...scope, filter: { ...scope.filter, value } })
      .select((e) => ['status', e.fn.countAll<number>().as('count')])
      .groupBy('status');
  const whole = rowsOf(db, scope, 'value')
    .where('day', '=', '-infinity')
    .where('key', '>', first.key)
    .where('key', '<', last.key)
    .select((e) => ['status', e.fn.sum<number>('count').as('count')])
    .groupBy('status');
  const parts =
    first.key === last.key
      ? among({ min, max })
      : whole.unionAll(among({ min, max: first.last })).unionAll(among({ min: last.first, max }));
  const counts: Counts = new Map();
  for (const { status, count } of await parts.execute())
    if (count > 0) counts.set(status, (counts.get(status) ?? 0) + count);
  return counts;
}

/** Texts and statuses that are told apart at most: more are looked for one by one. */
const MOST_WORDS = 20_000;

/**
 * Hashes of the billets' texts that a text finds, and how many billets of the filter's statuses have them; null where
 * it says numbers, nothing, or what very many have.
 */
export async function textsOf(db: Db, scope: Scope): Promise<{ textHashes: string[]; found: Counts } | null> {
  const { text, status: wanted } = scope.filter;
  const finds = isOfWords(text) && matchesText(sql.ref('key'), text);
  if (!finds) return null;
  const rows = await rowsOf(db, { ...scope, filter: {} }, 'words')
    .where(finds)
    .select((e) => [
      sql<string>`hashtextextended(key, 0)::text`.as('words'),
      'status',
      e.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['key', 'status'])
    .limit(MOST_WORDS + 1)
    .execute();
  if (rows.length > MOST_WORDS) return null;
  const found: Counts = new Map();
  for (const { status, count } of rows)
    if (count > 0 && (!wanted?.length || wanted.includes(status))) found.set(status, (found.get(status) ?? 0) + count);
  return { textHashes: [...new Set(rows.map((row) => row.words))], found };
}

/** Accounts of more billets than this keep bucket counts. */
const MANY = 20_000;

/**
 * Adds up what changes left behind since, and begins to count by buckets in accounts that have grown large. One fold at
 * a time: a row is taken once, and bucket counts begin at one instant.
 */
export async function foldChargeCounts(trx: Trx, many = MANY): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('charge-counts-fold', 0))`.execute(trx);
  const changed = sql`account_id in (select account_id from charge_counts where not folded)`;
  const large = sql`
    select account_id from charge_counts c where kind = 'all' and ${changed}
    and account_id not in (select account_id from charge_cells_kept) group by account_id having sum(count) > ${many}`;
  await sql`select charge_cells_keep(account_id) from (${large}) as grown`.execute(trx);
  // what others commit after this statement is left to the next fold: bucket counts folded early, which nobody reads, would stay
  await sql`
    delete from charge_counts c where not folded and cell
    and not exists (select 1 from charge_cells_kept k where k.account_id = c.account_id)`.execute(trx);
  await sql`
    with groups as (
      select distinct account_id, filed, kind, day, key, status from charge_counts c
      where not folded and (not cell or exists (select 1 from charge_cells_kept k where k.account_id = c.account_id))
    ),
    gone as (
      delete from charge_counts c using groups g
      where c.account_id = g.account_id and c.filed = g.filed and c.kind = g.kind
        and c.day = g.day and c.key = g.key and c.status = g.status
      returning c.*
    )
    insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
    select account_id, filed, kind, day, key, status, sum(count), sum(value), true from gone
    group by account_id, filed, kind, day, key, status
    having sum(count) <> 0 or sum(value) <> 0`.execute(trx);
}

export const chargeCountsFold = defineJob<object>({
  name: 'charge-counts-fold',
  everySeconds: 30,
  run: async (trx, _, tools) => {
    await foldChargeCounts(trx);
    vacuumAfter(tools, 'charge_counts');
  },
});
