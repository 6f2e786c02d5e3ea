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
 * The kind of `charge_counts` rows that answers the filter. There is one where the filter has statuses and at most one more condition;
 * ranges of values need an account with bucket counts. Null: no count answers it.
 */
export function countedBy(filter: ChargeFilter): 'all' | 'due' | 'issued' | 'paid' | 'words' | 'tag' | 'value' | null {
  const { text, value, customer, document, tags } = filter;
  if (customer !== undefined || document) return null;
  const kinds: ReturnType<typeof countedBy>[] = PERIODS.filter((name) => filter[name]?.from || filter[name]?.to);
  if (value?.min !== undefined || value?.max !== undefined) kinds.push('value');
  // counts are per tag: a billet with two of the tags would be counted twice
  if (tags?.length) kinds.push(tags.length === 1 ? 'tag' : null);
  if (matchesText(sql.ref('key'), text)) kinds.push(hasNoDigit(text) ? 'words' : null);
  return kinds.length > 1 ? null : kinds.length ? kinds[0]! : 'all';
}

/** Texts are counted without their digits (they differ by billet), so only a text without digits can be answered by counts. */
const hasNoDigit = (text: string | undefined): text is string => text !== undefined && !/\d/.test(text);

const rowsOf = (db: Db, { accountId, filed, filter: { status } }: Scope, kind: Kind) => {
  const query = db
    .selectFrom('charge_counts')
    .where('account_id', '=', accountId)
    .where('filed', '=', filed)
    .where('kind', '=', kind);
  return status?.length ? query.where('status', 'in', status) : query;
};

/**
 * The `charge_counts` rows that add up to the filter's counts. `kind`: what {@link countedBy} says, or a pair of periods such as
 * 'due-paid', where `column` says in which of its two days the filter's period is.
 */
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

/** The maintained counts of a filter. */
export interface KnownCounts {
  /** How many billets the account has, by status; only statuses that the filter lets through. */
  all: Counts;
  /** How many billets match the filter, by status; null where the billets must be read to know. */
  found: Counts | null;
  /** The account is large enough to have bucket counts. */
  hasBuckets: boolean;
}

/** `textCounts`: the `found` of {@link textsOf}, where the filter has a text. */
export async function countsOf(db: Db, scope: Scope, textCounts?: Counts): Promise<KnownCounts> {
  const kind = countedBy(scope.filter);
  const sums = <Q extends ReturnType<typeof rowsOf>>(query: Q) =>
    query.select((e) => ['status', e.fn.sum<number>('count').as('count'), 'kind']).groupBy(['kind', 'status']);
  const statuses = sums(rowsOf(db, scope, 'all'));
  const isSummed = kind && kind !== 'all' && kind !== 'value' && !(kind === 'words' && textCounts);
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
  if (kind === 'words' && textCounts) return { ...known, found: textCounts };
  if (kind !== 'value') return { ...known, found: kind && of(kind) };
  return {
    ...known,
    found: known.hasBuckets
      ? await countValues(db, { ...scope, filter: { ...scope.filter, status: [...all.keys()] } })
      : null,
  };
}

/** The bucket of a value in cents: values with the same three leading digits. `key` is written as the database writes it. */
export function valueBucket(value: number): { first: number; last: number; key: string } {
  const size = 10 ** Math.max(String(value).length - 3, 0);
  const first = value - (value % size);
  return { first, last: first + size - 1, key: String(first).padStart(18, '0') };
}

/**
 * Counts a range of values. The buckets between its ends are taken whole from the counts (their rows have the day '-infinity'); the
 * billets in the two buckets at its ends are counted one by one, status by status, since the index begins with the status.
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

/** A text that matches more pairs of counted text and status than this is looked for in the billets instead. */
const MOST_TEXTS = 20_000;

/**
 * Hashes of the billets' texts in which the filter's text is found, and how many billets of the filter's statuses have them. Null where
 * the filter has no text, its text has digits, or too many texts match.
 */
export async function textsOf(db: Db, scope: Scope): Promise<{ textHashes: string[]; found: Counts } | null> {
  const { text, status: wanted } = scope.filter;
  const finds = hasNoDigit(text) && matchesText(sql.ref('key'), text);
  if (!finds) return null;
  const rows = await rowsOf(db, { ...scope, filter: {} }, 'words')
    .where(finds)
    .select((e) => [
      sql<string>`hashtextextended(key, 0)::text`.as('textHash'),
      'status',
      e.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['key', 'status'])
    .limit(MOST_TEXTS + 1)
    .execute();
  if (rows.length > MOST_TEXTS) return null;
  const found: Counts = new Map();
  for (const { status, count } of rows)
    if (count > 0 && (!wanted?.length || wanted.includes(status))) found.set(status, (found.get(status) ?? 0) + count);
  return { textHashes: [...new Set(rows.map((row) => row.textHash))], found };
}

/** Accounts of more billets than this have bucket counts. */
const MANY = 20_000;

/**
 * Adds up the rows that changes of billets have left since the last fold, and begins bucket counts for accounts that have grown large.
 * The lock lets one fold run at a time, so that no row is added up twice and bucket counts begin at one instant.
 */
export async function foldChargeCounts(trx: Trx, many = MANY): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('charge-counts-fold', 0))`.execute(trx);
  await sql`select fold_charge_counts(${many})`.execute(trx);
}

export const chargeCountsFold = defineJob<object>({
  name: 'charge-counts-fold',
  everySeconds: 30,
  run: async (trx, _, tools) => {
    await foldChargeCounts(trx);
    vacuumAfter(tools, 'charge_counts');
  },
});
