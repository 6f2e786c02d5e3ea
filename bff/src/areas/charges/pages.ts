import { sql, type RawBuilder } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Db } from '../../core/database';
import { countedBy, countsOf } from './counts';
import { filtered } from './filter';
import { byDueDay, byStatus, merged, newest, sorted, statusesOf, type Cut, type Scope } from './page-queries';

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
  const total = sum(counts);
  return exactly(total, slice, (cut) => {
    if (cut.order === 'id' && countedBy(scope.filter) === 'due' && cut.offset + cut.size <= limits.merged) return byDueDay(db, scope, cut);
    return isBetterSorted(scope, cut, total, limits) ? sorted(db, scope, cut) : inOrder(db, scope, cut, counts);
  });
}

function isBetterSorted({ filter }: Scope, { order }: Cut, total: number, limits: typeof LIMITS): boolean {
  const kind = countedBy(filter);
  if (kind === 'all' || kind === PERIOD_OF[order]) return false;
  return total <= (order === 'value' || order === 'customer_corporate_name' ? limits.sorted : limits.sortedTimes);
}

function inOrder(db: Db, scope: Scope, cut: Cut, counts: Map<ChargeStatus, number> | null) {
  const { filter } = scope;
  if (cut.order === 'id' && !filter.status?.length && countedBy(filter) === 'all') return newest(db, scope, cut);
  const statuses = statusesOf(filter, counts);
  return cut.order === 'status' ? byStatus(db, scope, cut, statuses, counts) : merged(db, scope, cut, statuses);
}

/** Counts up to the bound: what ends before it is sorted; more is read in its order, and counted whole where the page lies behind it; far from both ends, sorting is less work. */
async function uncounted(db: Db, scope: Scope, slice: Slice, limits: typeof LIMITS): Promise<Page> {
  const first = filtered(db, scope.accountId, scope.filed, scope.filter).select('id').limit(limits.counted + 1);
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${first} as f`.execute(db);
  const found = rows[0]!.n;
  if (found <= limits.counted) return exactly(found, slice, (cut) => sorted(db, scope, cut));
  if (slice.offset + slice.size > limits.counted) return exactly(await countAll(db, scope), slice, (cut) => (cut.offset > limits.counted ? sorted(db, scope, cut) : inOrder(db, scope, cut, null)));
  return { ids: inOrder(db, scope, { ...slice, reversed: false }, null), reversed: false, total: limits.counted, atLeast: true };
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

const sum = (counts: Map<ChargeStatus, number>): number => [...counts.values()].reduce((total, n) => total + n, 0);
