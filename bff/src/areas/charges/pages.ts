import { sql, type RawBuilder } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Db } from '../../core/database';
import { countedBy, countsOf } from './counts';
import { filtered } from './filter';
import { byDueDay, byStatus, merged, newest, sorted, sortedIfFew, statusesOf, statusOf, type Cut, type Sparse, type Scope } from './page-queries';

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
  /** So many are rather sorted than looked for in their order. */
  sorted: 5_000,
  /** The same where filter and order go together, both being times. */
  sortedTimes: 100_000,
  /** So few of a tag are rather found than met in a status's order. */
  sparse: 500,
  /** Pages within so many rows of an end are merged from days. */
  merged: 300,
};
const PERIOD_OF: Partial<Record<Cut['order'], string>> = { expire_at: 'due', created_at: 'issued', paid_at: 'paid' };

/**
 * Where a page of billets is read from, at a cost that depends neither on how many there are nor, at both ends, on where it is
 * (docs/adr/0006): from the index of its order, status by status and from the nearer end; or sorted, where few are found.
 */
export async function pageOf(db: Db, scope: Scope, slice: Slice, limits = LIMITS): Promise<Page> {
  const counts = await countsOf(db, scope.accountId, scope.filed, scope.filter);
  if (!counts) return uncounted(db, scope, slice, limits);
  return exactly(sum(counts), slice, (cut) => counted(db, scope, cut, counts, limits));
}

type Counts = Map<ChargeStatus, number>;

function counted(db: Db, scope: Scope, cut: Cut, counts: Counts, limits: typeof LIMITS): RawBuilder<{ id: number }> {
  if (cut.order === 'id' && countedBy(scope.filter) === 'due' && cut.offset + cut.size <= limits.merged) return byDueDay(db, scope, cut);
  if (!isBetterSorted(scope, cut, sum(counts), limits)) return inOrder(db, scope, cut, counts, countedBy(scope.filter) === 'tag' ? (status) => counts.get(status)! <= limits.sparse : never);
  const only = cut.order === 'status' && statusOf(cut, counts);
  if (!only) return sorted(db, withStatuses(scope, counts), cut);
  return counted(db, { ...scope, filter: { ...scope.filter, status: [only.status] } }, { ...cut, order: 'id', offset: only.offset }, new Map([[only.status, counts.get(only.status)!]]), limits);
}

/** Every index of an order begins with the status: without one all of it would be read. */
const withStatuses = (scope: Scope, counts: Counts): Scope => ({ ...scope, filter: { ...scope.filter, status: statusesOf(scope.filter, counts) } });

/** What asks for statuses and days alone is read from the indexes of the orders, the billets left unread. */
const isIndexed = ({ filter }: Scope): boolean => !['words', 'tag', null].includes(countedBy(filter));

function isBetterSorted(scope: Scope, { order, offset }: Cut, total: number, limits: typeof LIMITS): boolean {
  const kind = countedBy(scope.filter);
  if (kind === 'all' || kind === PERIOD_OF[order]) return false;
  if (!isIndexed(scope)) return total <= limits.sorted || offset > limits.counted;
  return total <= (order === 'value' || order === 'customer_corporate_name' ? limits.sorted : limits.sortedTimes);
}

const never = () => false;

function inOrder(db: Db, scope: Scope, cut: Cut, counts: Counts | null, sparse: Sparse) {
  const { filter } = scope;
  if (cut.order === 'id' && !filter.status?.length && countedBy(filter) === 'all') return newest(db, scope, cut);
  const statuses = statusesOf(filter, counts);
  return cut.order === 'status' ? byStatus(db, scope, cut, statuses, counts, sparse) : merged(db, scope, cut, statuses, sparse);
}

/** Finds up to the bound: what ends before it is sorted; more is read in its order, and counted whole where the page lies behind it; far from both ends, sorting is less work. */
async function uncounted(db: Db, asked: Scope, slice: Slice, limits: typeof LIMITS): Promise<Page> {
  const statuses = (await countsOf(db, asked.accountId, asked.filed, { status: asked.filter.status }))!;
  if (!statuses.size) return exactly(0, slice, (cut) => sorted(db, asked, cut));
  const scope = withStatuses(asked, statuses);
  const { found, ids } = await sortedIfFew(db, scope, slice, limits.counted);
  if (ids) return { ids: ids.length ? sql`select unnest(${ids}::bigint[]) as id` : null, reversed: false, total: found, atLeast: false };
  if (slice.offset + slice.size > limits.counted) return exactly(await countAll(db, scope), slice, (cut) => (cut.offset > limits.counted ? sorted(db, scope, cut) : inOrder(db, scope, cut, null, never)));
  return { ids: inOrder(db, scope, { ...slice, reversed: false }, null, never), reversed: false, total: limits.counted, atLeast: true };
}

function exactly(total: number, slice: Slice, read: (cut: Cut) => RawBuilder<{ id: number }>): Page {
  const size = Math.min(slice.size, total - slice.offset);
  if (size <= 0) return { ids: null, reversed: false, total, atLeast: false };
  const after = total - slice.offset - size;
  const reversed = after < slice.offset;
  return { ids: read({ ...slice, size, offset: reversed ? after : slice.offset, reversed }), reversed, total, atLeast: false };
}

/** How many the filter holds, all of them counted. */
export async function countAll(db: Db, { accountId, filed, filter }: Scope): Promise<number> {
  const counts = await countsOf(db, accountId, filed, filter);
  if (counts) return sum(counts);
  const { n } = await filtered(db, accountId, filed, filter).select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  return n;
}

const sum = (counts: Counts): number => [...counts.values()].reduce((total, n) => total + n, 0);
