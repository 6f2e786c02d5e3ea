import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database';
import { cellsOf, narrowed } from './cells';
import { countedBy, keptOf, sum, wordsOf, type Counts, type Kept } from './counts';
import { filtered, onlyTag, type Scope } from './filter';
import { byStatus, merged, newest, sorted, sortedIfFew, statusesOf, statusOf, type Cut } from './page-queries';

export type Slice = Omit<Cut, 'reversed'>;

export interface Page {
  /** A query of the page's ids; null where the page is empty. */
  ids: RawBuilder<{ id: number }> | null;
  /** The ids come last first. */
  reversed: boolean;
  total: number;
  /** Counting stopped at `total`. */
  atLeast: boolean;
}

const LIMITS = {
  /** Where no count is kept for a filter, its billets are counted up to this many. */
  counted: 2_500,
  /** Pages within so many rows of an end are read from there. */
  near: 300,
  /** So few are rather sorted than found by cells. */
  few: 2_500,
  /** Finding a billet and sorting it costs so many times what passing by it in its order does; by name, which is read from the billet, so many more. */
  sorting: { plain: 2, byName: 20 },
};

/**
 * Where a page of billets is read from, at a cost that depends neither on how many there are nor, at both ends, on where it is
 * (docs/adr/0006): from the index of its order, status by status and from the nearer end; narrowed to the steps that kept counts tell;
 * or sorted, where few are found.
 */
export async function pageOf(db: Db, asked: Scope, slice: Slice, limits = LIMITS): Promise<Page> {
  const scope = { ...asked, words: await wordsOf(db, asked) };
  const kept = await keptOf(db, scope);
  const { found } = kept;
  return found ? exactly(sum(found), slice, (cut) => counted(db, scope, cut, { ...kept, found }, limits)) : uncounted(db, scope, slice, kept, limits);
}

async function counted(db: Db, scope: Scope, cut: Cut, kept: Kept & { found: Counts }, limits: typeof LIMITS): Promise<RawBuilder<{ id: number }>> {
  const { found } = kept;
  const { order } = cut;
  if (order === 'status') {
    const only = statusOf(cut, found);
    if (!only) return byStatus(db, scope, cut, statusesOf(scope.filter, found), found);
    const ofIt = (counts: Counts): Counts => new Map([[only.status, counts.get(only.status)!]]);
    return counted(db, { ...scope, filter: { ...scope.filter, status: [only.status] } }, { ...cut, order: 'id', offset: only.offset }, { ...kept, all: ofIt(kept.all), found: ofIt(found) }, limits);
  }
  if (onlyTag(scope.filter) !== null) return merged(db, scope, cut, statusesOf(scope.filter, found));
  const total = sum(found);
  const cells = cellsOf(scope.filter, order, kept.cells);
  if (cells?.bound && total <= limits.few) return sortedOf(db, scope, cut, found);
  if (cells && (cells.bound || cut.offset + cut.size > limits.near)) {
    const step = await narrowed(db, scope, cut, cells, found);
    if (step) return (cells.beside ? sortedOf : inOrder)(db, step.scope, { ...cut, offset: step.offset }, found);
  }
  return (isBetterSorted(cut, total, sum(kept.all), limits) ? sortedOf : inOrder)(db, scope, cut, found);
}

/** What is passed by in an order until the page's end, against what is found and sorted. */
const isBetterSorted = ({ order, offset, size }: Cut, found: number, all: number, { sorting }: typeof LIMITS): boolean =>
  found * (order === 'customer_corporate_name' ? sorting.byName : sorting.plain) < (offset + size) * (all / found);

/** Every index of an order begins with the status: without one all of it would be read. */
const sortedOf = (db: Db, scope: Scope, cut: Cut, counts: Counts) => sorted(db, { ...scope, filter: { ...scope.filter, status: statusesOf(scope.filter, counts) } }, cut);

function inOrder(db: Db, scope: Scope, cut: Cut, counts: Counts | null) {
  if (cut.order === 'id' && !scope.filter.status?.length && countedBy(scope.filter) === 'all') return newest(db, scope, cut);
  const statuses = statusesOf(scope.filter, counts);
  return cut.order === 'status' ? byStatus(db, scope, cut, statuses, null) : merged(db, scope, cut, statuses);
}

/** Finds up to the bound: what ends before it is sorted; more is read in its order, and counted whole where the page lies behind it. */
async function uncounted(db: Db, scope: Scope, slice: Slice, { all }: Kept, limits: typeof LIMITS): Promise<Page> {
  if (!all.size) return exactly(0, slice, (cut) => sorted(db, scope, cut));
  const named = { ...scope, filter: { ...scope.filter, status: statusesOf(scope.filter, all) } };
  const { found, ids } = await sortedIfFew(db, named, slice, limits.counted);
  if (ids) return { ids: ids.length ? sql`select unnest(${ids}::bigint[]) as id` : null, reversed: false, total: found, atLeast: false };
  if (slice.offset + slice.size <= limits.counted) return { ids: inOrder(db, scope, { ...slice, reversed: false }, all), reversed: false, total: limits.counted, atLeast: true };
  const total = await countRead(db, named);
  return exactly(total, slice, (cut) => (isBetterSorted(cut, total, sum(all), limits) ? sorted(db, named, cut) : inOrder(db, scope, cut, all)));
}

async function exactly(total: number, slice: Slice, read: (cut: Cut) => RawBuilder<{ id: number }> | Promise<RawBuilder<{ id: number }>>): Promise<Page> {
  const size = Math.min(slice.size, total - slice.offset);
  if (size <= 0) return { ids: null, reversed: false, total, atLeast: false };
  const after = total - slice.offset - size;
  const reversed = after < slice.offset;
  return { ids: await read({ ...slice, size, offset: reversed ? after : slice.offset, reversed }), reversed, total, atLeast: false };
}

/** How many the filter holds, all of them counted. */
export async function countAll(db: Db, scope: Scope): Promise<number> {
  const { found } = await keptOf(db, scope);
  return found ? sum(found) : countRead(db, scope);
}

async function countRead(db: Db, scope: Scope): Promise<number> {
  const { n } = await filtered(db, scope).select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}
