import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../core/database';
import { countedBy, countsOf, sum, textsOf, type Counts, type KnownCounts } from './counts';
import { filtered, onlyTag, type Scope } from './filter';
import { byStatus, byText, merged, newest, sorted, sortedIfFew, statusesOf, statusOf, type Cut } from './page-queries';
import { isOwn, countedBuckets, narrowed, readBuckets } from './buckets';

export type Slice = Omit<Cut, 'reversed'>;

export interface Page {
  /** A query of the page's ids; null where the page is empty. */
  ids: RawBuilder<{ id: number }> | null;
  /** The ids are in the opposite order: the page was read from the end of the list. */
  reversed: boolean;
  total: number;
  /** Counting stopped at `total`. */
  isLowerBound: boolean;
}

const LIMITS = {
  /** Where no maintained count answers a filter, its billets are counted up to this many. */
  counted: 2_500,
  /** Pages within so many rows of an end are read from there. */
  near: 300,
  /** Up to this many billets are sorted rather than cut into buckets. */
  few: 5_000,
  /** What finding a billet by the filter costs, against skipping one in the index of the order. */
  finding: 0.75,
  /** In order of value, the billets of up to this many texts are merged text by text. */
  textHashes: 100,
};

/**
 * Chooses how a page of billets is read, so that its cost does not grow with the number of billets (docs/adr/0006): from the index of its
 * order, status by status and from the nearer end; from the buckets in which the maintained counts place it; or by sorting what the
 * filter finds, where that is little.
 */
export async function pageOf(db: Db, asked: Scope, slice: Slice, limits = LIMITS): Promise<Page> {
  const texts = await textsOf(db, asked);
  const scope = { ...asked, textHashes: texts?.textHashes };
  const known = await countsOf(db, scope, texts?.found);
  const { found } = known;
  return found
    ? exactly(sum(found), slice, (cut) => counted(db, scope, cut, { ...known, found }, limits))
    : uncounted(db, scope, slice, known, limits);
}

async function counted(
  db: Db,
  scope: Scope,
  cut: Cut,
  known: KnownCounts & { found: Counts },
  limits: typeof LIMITS,
): Promise<RawBuilder<{ id: number }>> {
  const { found } = known;
  const { order } = cut;
  if (order === 'status') {
    const only = statusOf(cut, found);
    if (!only) return byStatus(db, scope, cut, statusesOf(scope.filter, found), found);
    const ofIt = (counts: Counts): Counts => new Map([[only.status, counts.get(only.status)!]]);
    return counted(
      db,
      { ...scope, filter: { ...scope.filter, status: [only.status] } },
      { ...cut, order: 'id', offset: only.offset },
      { ...known, all: ofIt(known.all), found: ofIt(found) },
      limits,
    );
  }
  if (onlyTag(scope.filter) !== null) return merged(db, scope, cut, statusesOf(scope.filter, found));
  const total = sum(found);
  const buckets = countedBuckets(db, scope, order, known);
  const own = isOwn(scope.filter, order);
  const isNear = cut.offset + cut.size <= limits.near;
  if (own ? isNear : total <= limits.few)
    return own ? inOrder(db, scope, cut, found) : reading(db, scope, cut, total, found, known, limits);
  const bucket = buckets && (await narrowed(db, scope, cut, buckets, total, found));
  if (bucket) return (buckets.joint ? sortedOf : inOrder)(db, bucket.scope, { ...cut, offset: bucket.offset }, found);
  return own ? inOrder(db, scope, cut, found) : reading(db, scope, cut, total, found, known, limits);
}

/**
 * Reads a page whose filter is not a range of its order. Billets are found by the filter and sorted where they are few, or where skipping
 * the others in the index of the order is more work. Pages far from both ends, and pages in order of name, sort only the billets of the
 * buckets that they touch.
 */
async function reading(
  db: Db,
  scope: Scope,
  cut: Cut,
  total: number,
  counts: Counts,
  { all }: KnownCounts,
  limits: typeof LIMITS,
): Promise<RawBuilder<{ id: number }>> {
  const { order } = cut;
  const end = cut.offset + cut.size;
  if (order === 'value' && scope.textHashes && scope.textHashes.length <= limits.textHashes && end <= limits.near)
    return byText(db, scope, cut, statusesOf(scope.filter, counts));
  if (total > limits.few && total * limits.finding >= end * (sum(all) / total)) return inOrder(db, scope, cut, counts);
  const isCut = order === 'customer_corporate_name' || (order !== 'status' && total > limits.few && end > limits.near);
  const buckets = isCut ? readBuckets(db, withStatuses(scope, counts), order as Exclude<Cut['order'], 'status'>) : null;
  const bucket = buckets && (await narrowed(db, scope, cut, buckets, total, null));
  return bucket
    ? sortedOf(db, bucket.scope, { ...cut, offset: bucket.offset }, counts)
    : sortedOf(db, scope, cut, counts);
}

/** The scope with its statuses named: every index of an order begins with the status, and without one it would be read whole. */
const withStatuses = (scope: Scope, counts: Counts): Scope => ({
  ...scope,
  filter: { ...scope.filter, status: statusesOf(scope.filter, counts) },
});

const sortedOf = (db: Db, scope: Scope, cut: Cut, counts: Counts) => sorted(db, withStatuses(scope, counts), cut);

function inOrder(db: Db, scope: Scope, cut: Cut, counts: Counts | null) {
  if (cut.order === 'id' && !scope.filter.status?.length && countedBy(scope.filter) === 'all')
    return newest(db, scope, cut);
  const statuses = statusesOf(scope.filter, counts);
  return cut.order === 'status' ? byStatus(db, scope, cut, statuses, null) : merged(db, scope, cut, statuses);
}

/**
 * A page whose filter no count answers. Billets are found up to `limits.counted`: if that is all of them, they are sorted. If there are
 * more, the page is read in its order, and all are counted where the page lies beyond that limit.
 */
async function uncounted(db: Db, scope: Scope, slice: Slice, known: KnownCounts, limits: typeof LIMITS): Promise<Page> {
  const { all } = known;
  if (!all.size) return exactly(0, slice, (cut) => sorted(db, scope, cut));
  const { found, ids } = await sortedIfFew(db, withStatuses(scope, all), slice, limits.counted);
  if (ids)
    return {
      ids: ids.length ? sql`select unnest(${ids}::bigint[]) as id` : null,
      reversed: false,
      total: found,
      isLowerBound: false,
    };
  if (slice.offset + slice.size <= limits.counted)
    return {
      ids: inOrder(db, scope, { ...slice, reversed: false }, all),
      reversed: false,
      total: limits.counted,
      isLowerBound: true,
    };
  const total = await countRead(db, withStatuses(scope, all));
  return exactly(total, slice, (cut) => reading(db, scope, cut, total, all, known, limits));
}

async function exactly(
  total: number,
  slice: Slice,
  read: (cut: Cut) => RawBuilder<{ id: number }> | Promise<RawBuilder<{ id: number }>>,
): Promise<Page> {
  const size = Math.min(slice.size, total - slice.offset);
  if (size <= 0) return { ids: null, reversed: false, total, isLowerBound: false };
  const after = total - slice.offset - size;
  const reversed = after < slice.offset;
  return {
    ids: await read({ ...slice, size, offset: reversed ? after : slice.offset, reversed }),
    reversed,
    total,
    isLowerBound: false,
  };
}

/** How many billets match the filter, exactly. */
export async function countAll(db: Db, scope: Scope): Promise<number> {
  const { found } = await countsOf(db, scope);
  return found ? sum(found) : countRead(db, scope);
}

async function countRead(db: Db, scope: Scope): Promise<number> {
  const { n } = await filtered(db, scope)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}
