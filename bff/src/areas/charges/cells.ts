import { sql, type RawBuilder } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { Database, Db } from '../../core/database';
import { countedBy, countRows, sum, valueStep, type Counts } from './counts';
import type { ChargeFilter, Scope } from './filter';
import type { Cut } from './page-queries';

const DIMENSIONS = { id: 'id', value: 'value', expire_at: 'due', created_at: 'issued', paid_at: 'paid', customer_corporate_name: 'words' } as const;
const PAIRED = ['due', 'issued', 'paid', 'id'] as const;
const ID_STEP = 1024;

type Dimension = (typeof DIMENSIONS)[keyof typeof DIMENSIONS];

/** Kept counts that tell how many billets of a filter lie at each step of an order. */
export interface Cells {
  kind: Database['charge_counts']['kind'];
  /** The order's steps, and the column they are in. */
  steps: Dimension;
  column: 'day' | 'key';
  /** Where the other dimension is, that of the filter; null: the filter has no other. */
  beside: 'day' | 'key' | null;
  /** Filter and order go together: the first in the order may be far from its begin. */
  bound: boolean;
}

/** Null where no counts tell; those of kinds that every account keeps do without `cellsKept`. */
export function cellsOf(filter: ChargeFilter, order: Exclude<Cut['order'], 'status'>, cellsKept: boolean): Cells | null {
  const [of, steps] = [countedBy(filter), DIMENSIONS[order]];
  if (of === 'all' || (of === steps && of !== 'value')) {
    const isKept = cellsKept || !(steps === 'id' || steps === 'value');
    return isKept ? { kind: steps, steps, column: isDay(steps) ? 'day' : 'key', beside: null, bound: of === 'words' } : null;
  }
  const [first, second] = PAIRED.filter((one) => one === of || one === steps);
  if (!cellsKept || !first || !second) return null;
  return { kind: `${first}-${second}` as Cells['kind'], steps, column: steps === first ? 'day' : 'key', beside: steps === first ? 'key' : 'day', bound: true };
}

const isDay = (steps: Dimension) => steps === 'due' || steps === 'issued' || steps === 'paid';

/**
 * Narrows what a page is read from to the steps of the order that it touches, found by counting cells; the offset is then within them.
 * `found`: how many the filter holds. Null where the page has both what was paid and what was not.
 */
export async function narrowed(db: Db, scope: Scope, cut: Cut, cells: Cells, found: Counts): Promise<{ scope: Scope; offset: number } | null> {
  const { column, steps } = cells;
  const direction = sql.raw(cut.asc === cut.reversed ? 'desc' : 'asc');
  const counted = steps === 'words' ? byName(db, scope) : sql`${countRows(db, scope, cells.kind, cells.beside ?? column).select((e) => [sql.ref(column).as('step'), sql`null`.as('next'), e.fn.sum('count').as('n')]).groupBy(column)}`;
  // what was not paid has no day: it comes last, so first in reverse
  const { rows } = await sql<{ from: string | null; to: string; next: string | null; before: number; end: number; counted: number | null }>`
    with counted as (${counted}),
    ranked as (select step, next, n, sum(n) over (order by step ${direction}) - n as before, sum(n) over () as counted from counted where n > 0),
    placed as (select *, before + ${cut.reversed ? sql`${sum(found)} - counted` : sql`0`} as place from ranked)
    select min(step) filter (where touched) as "from", max(step) filter (where touched) as "to", (array_agg(next order by step desc) filter (where touched))[1] as "next",
      min(place) filter (where touched) as "before", max(place + n) filter (where touched) as "end", max(counted) as "counted"
    from (select *, place < ${cut.offset + cut.size} and place + n > ${cut.offset} as touched from placed) as p`.execute(db);
  const { from, to, next, before, end, counted: known } = rows[0]!;
  if (from !== null && before <= cut.offset && end >= cut.offset + cut.size) return { scope: within(scope, steps, from, to, next), offset: cut.offset - before };
  const unpaid = cut.reversed ? 0 : (known ?? 0);
  if (steps !== 'paid' || from !== null) return null;
  return { scope: { ...scope, filter: { ...scope.filter, status: await unpaidOf(db, scope, cells, found) }, within: sql`paid_at is null` }, offset: cut.offset - unpaid };
}

/** Statuses of which not all were paid. */
async function unpaidOf(db: Db, scope: Scope, { kind, beside, column }: Cells, found: Counts): Promise<ChargeStatus[]> {
  const paid = await countRows(db, scope, kind, beside ?? column).select((e) => ['status', e.fn.sum<number>('count').as('n')]).groupBy('status').execute();
  return [...found].filter(([status, n]) => paid.find((row) => row.status === status)?.n !== n).map(([status]) => status);
}

/**
 * Billets by names, from the kept words. A step begins with a text that has no digit: what comes before it in the order is what comes before it
 * among the words too, whose numbers alone are other ones.
 */
const byName = (db: Db, scope: Scope): RawBuilder<unknown> => {
  const words = countRows(db, scope, 'words').select((e) => ['key', e.fn.sum('count').as('n')]).groupBy('key');
  return sql`
    select step, lead(step) over (order by step) as next, n from (
      select step, sum(n) as n from (select max(substring(key from '^[^0-9]*')) over (order by key) as step, n from ${words} as words) as named group by step
    ) as steps`;
};

function within(scope: Scope, steps: Dimension, from: string, to: string, next: string | null): Scope {
  if (steps === 'id') return { ...scope, within: sql`id >= ${Number(from) * ID_STEP} and id < ${(Number(to) + 1) * ID_STEP}` };
  if (steps === 'words') return { ...scope, within: next === null ? sql`search >= ${from}` : sql`search >= ${from} and search < ${next}` };
  return { ...scope, filter: { ...scope.filter, [steps]: steps === 'value' ? { min: Number(from), max: valueStep(Number(to)).last } : { from, to } } };
}
