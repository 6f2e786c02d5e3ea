import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Db } from '../../core/database';
import { countedBy, countRows, valueStep, type Counts, type Kept } from './counts';
import { filtered, onlyTag, placed, startOf, type ChargeFilter, type Scope } from './filter';
import type { Cut } from './page-queries';
import { payerSteps } from './payer-steps';

export type Order = Exclude<Cut['order'], 'status'>;
export type Step = string | number | Date;

/** How an order is cut into steps, so that a page is found by counting them. */
interface Dimension {
  name: 'id' | 'value' | 'due' | 'issued' | 'paid' | 'words';
  /** The step of a billet as it is read. */
  step: RawBuilder<unknown>;
  between(from: Step, to: Step, next: Step | null): RawBuilder<SqlBool>;
}

const ID_STEP = 1024;
const POWERS = Array.from({ length: 13 }, (_, n) => `when value < ${10 ** (n + 3)} then ${10 ** n}`).join(' ');
/** Kept counts are of São Paulo's days; read, an instant is of a day of any zone, which is told much sooner. */
const days = (name: Dimension['name'], column: 'created_at' | 'paid_at' | 'expire_at'): Dimension => ({
  name,
  step: column === 'expire_at' ? sql`expire_at` : sql`date_bin('1 day', ${sql.ref(column)}, '2000-01-01Z')`,
  between: (from, to) =>
    from instanceof Date
      ? sql`${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${to}::timestamptz + interval '1 day'`
      : sql`${sql.ref(column)} >= ${startOf(column, String(from))} and ${sql.ref(column)} < ${startOf(column, String(to), 1)}`,
});

const DIMENSIONS: Record<Order, Dimension> = {
  id: {
    name: 'id',
    step: sql`id / ${sql.lit(ID_STEP)}`,
    between: (from, to) => sql`id >= ${Number(from) * ID_STEP} and id < ${(Number(to) + 1) * ID_STEP}`,
  },
  value: {
    name: 'value',
    step: sql`value - value % (case ${sql.raw(POWERS)} end)`,
    between: (from, to) => sql`value >= ${Number(from)} and value <= ${valueStep(Number(to)).last}`,
  },
  expire_at: days('due', 'expire_at'),
  created_at: days('issued', 'created_at'),
  paid_at: days('paid', 'paid_at'),
  customer_corporate_name: {
    name: 'words',
    step: sql`words`,
    between: (from, _, next) => sql`search >= ${from} and search < ${next}`,
  },
};

/** Steps and how many billets of a filter lie at each. */
export interface Steps {
  /** A query of (step, next, n). */
  counted: RawBuilder<unknown>;
  between: Dimension['between'];
  /** The filter is of another thing than the order. */
  joint: boolean;
  /** They hold so many that a page near an end is rather read without. */
  wide?: true;
  /** How many of each status were paid, where that is kept. */
  paid?: () => Promise<Counts>;
}

/** The filter asks for statuses, and at most for a range of the order: what it finds lies together in the order's index. */
export function isOwn(filter: ChargeFilter, order: Order): boolean {
  const of = countedBy(filter);
  return of === 'all' || (of === DIMENSIONS[order].name && of !== 'words');
}

const PAIRED = ['due', 'issued', 'paid', 'id'] as const;
const isDay = (name: Dimension['name']) => name === 'due' || name === 'issued' || name === 'paid';

/** From the kept counts; null where none tell. Those of kinds that every account keeps do without cells. */
export function keptSteps(
  db: Db,
  scope: Scope,
  order: Order,
  { cells, payers }: Pick<Kept, 'cells' | 'payers'>,
): Steps | null {
  const { name, between } = DIMENSIONS[order];
  const of = countedBy(scope.filter);
  if (of === 'all' || (of === name && of !== 'value')) {
    if (name === 'words') return { counted: byName(keptWords(db, scope)), between, joint: false };
    return cells || isDay(name)
      ? { ...kept(db, scope, name, isDay(name) ? 'day' : 'key'), between, joint: false }
      : null;
  }
  if (of === 'words')
    return payers && order !== 'customer_corporate_name' && scope.words
      ? payerSteps(db, { ...scope, words: scope.words }, order)
      : null;
  const [first, second] = PAIRED.filter((one) => one === of || one === name);
  if (!cells || !first || !second) return null;
  const [column, period] = name === first ? (['day', 'key'] as const) : (['key', 'day'] as const);
  return { ...kept(db, scope, `${first}-${second}` as Kind, column, period), between, joint: true };
}

type Kind = Database['charge_counts']['kind'];

function kept(
  db: Db,
  scope: Scope,
  kind: Kind,
  column: 'day' | 'key',
  period: 'day' | 'key' = column,
): Pick<Steps, 'counted' | 'paid'> {
  const rows = countRows(db, scope, kind, period);
  return {
    counted: sql`${rows.select((e) => [sql.ref(column).as('step'), sql`null`.as('next'), e.fn.sum('count').as('n')]).groupBy(column)}`,
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

const keptWords = (db: Db, scope: Scope) =>
  sql`${countRows(db, scope, 'words')
    .select((e) => ['key', e.fn.sum('count').as('n')])
    .groupBy('key')}`;

/** From all billets that the filter finds, which are read for it, but not sorted; null where a name is not told beside a tag. */
export function readSteps(db: Db, scope: Scope, order: Order): Steps | null {
  const { name, step, between } = DIMENSIONS[order];
  const told = { between, joint: true };
  if (name !== 'words')
    return {
      ...told,
      counted: sql`select step, null as next, count(*) as n from (select ${step} as step from ${placed(db, scope)} as f) as s where step is not null group by step`,
    };
  if (onlyTag(scope.filter) !== null) return null;
  const words = sql`
    select key, n from (${filtered(db, scope)
      .select((e) => ['words', e.fn.countAll().as('n')])
      .groupBy('words')}) as f
    join (select distinct key, hashtextextended(key, 0) as words from charge_counts where account_id = ${scope.accountId} and filed = ${scope.filed} and kind = 'words') as k using (words)`;
  return { ...told, counted: byName(words) };
}

/**
 * By name, from words (key, n). A step begins with a text that has no digit: what comes before it in the order is what comes before it
 * among the words too, whose numbers alone are other ones. It ends where the next begins, or after all that begin like its last one.
 */
const byName = (words: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select step, least(lead(step) over (order by step), substring(last from '^[^0-9]*') || chr(1114111)) as next, n from (
    select step, max(key) as last, sum(n) as n from (select key, max(substring(key from '^[^0-9]*')) over (order by key) as step, n from (${words}) as words) as named group by step
  ) as steps`;

/**
 * Narrows what a page is read from to the steps that it touches; the offset is then within them. `total`: how many the filter holds,
 * `found`: of each status, where that is known. Null where the page has both what was paid and what was not.
 */
export async function narrowed(
  db: Db,
  scope: Scope,
  cut: Cut,
  steps: Steps,
  total: number,
  found: Counts | null,
): Promise<{ scope: Scope; offset: number } | null> {
  const direction = sql.raw(cut.asc === cut.reversed ? 'desc' : 'asc');
  // what was not paid has no day: it comes last, so first in reverse
  const { rows } = await sql<{
    from: Step | null;
    to: Step;
    next: Step | null;
    before: number;
    end: number;
    counted: number | null;
  }>`
    with counted as (${steps.counted}),
    ranked as (select step, next, n, sum(n) over (order by step ${direction}) - n as before, sum(n) over () as counted from counted where n > 0),
    placed as (select *, before + ${cut.reversed ? sql`${total} - counted` : sql`0`} as place from ranked)
    select min(step) filter (where touched) as "from", max(step) filter (where touched) as "to", (array_agg(next order by step desc) filter (where touched))[1] as "next",
      min(place) filter (where touched) as "before", max(place + n) filter (where touched) as "end", max(counted) as "counted"
    from (select *, place < ${cut.offset + cut.size} and place + n > ${cut.offset} as touched from placed) as p`.execute(
    db,
  );
  const { from, to, next, before, end, counted } = rows[0]!;
  if (from !== null)
    return before <= cut.offset && end >= cut.offset + cut.size
      ? { scope: { ...scope, within: steps.between(from, to, next) }, offset: cut.offset - before }
      : null;
  if (cut.order !== 'paid_at') return null;
  const paid = found && (await steps.paid?.());
  const status = paid ? [...found].filter(([one, n]) => paid.get(one) !== n).map(([one]) => one) : scope.filter.status;
  return {
    scope: { ...scope, filter: { ...scope.filter, status }, within: sql`paid_at is null` },
    offset: cut.offset - (cut.reversed ? 0 : (counted ?? 0)),
  };
}
