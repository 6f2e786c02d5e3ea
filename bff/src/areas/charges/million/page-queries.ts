import { sql, type RawBuilder } from 'kysely';
import { CHARGE_STATUS, type CHARGE_ORDER, type ChargeStatus } from '@balcao/contract/charges';
import type { Db } from '../../../core/database';
import { filtered, hasTag, placed, type ChargeFilter, type Scope } from './filter';
import { STATUSES_BY_LABEL } from '../../../kits/charging/statuses';

/** The rows to read, and their order. `reversed`: `offset` counts from the end, and the last row comes first. */
export interface Cut {
  order: (typeof CHARGE_ORDER)[number];
  asc: boolean;
  reversed: boolean;
  offset: number;
  size: number;
}

type Ids = RawBuilder<{ id: number }>;

const columnOf = (order: Cut['order']) => (order === 'customer_corporate_name' ? 'search' : order);
const directionOf = ({ asc, reversed }: Cut) => sql.raw(asc === reversed ? 'desc' : 'asc');

/** Billets that are equal in the order are ordered by id. Those not paid come last whether ascending or not, so first in reverse. */
function orderOf(cut: Cut): RawBuilder<unknown> {
  const direction = directionOf(cut);
  if (cut.order === 'id') return sql`id ${direction}`;
  if (cut.order === 'paid_at')
    return sql`paid_at ${direction} nulls ${sql.raw(cut.reversed ? 'first' : 'last')}, id ${direction}`;
  const first =
    cut.order === 'status' ? sql`array_position(${STATUSES_BY_LABEL}::text[], status)` : sql.ref(columnOf(cut.order));
  return sql`${first} ${direction}, id ${direction}`;
}

/** Finds all billets that match, then sorts them. `offset 0` makes the database find them first, rather than walk the order's index. */
export function sorted(db: Db, scope: Scope, cut: Cut): Ids {
  return sql`select id from ${placed(db, scope).offset(0)} as f order by ${orderOf(cut)} limit ${cut.size} offset ${cut.offset}`;
}

/** Finds up to `most` billets and sorts them, in one statement: how many there are, and the page's ids unless there are more. */
export async function sortedIfFew(
  db: Db,
  scope: Scope,
  cut: Omit<Cut, 'reversed'>,
  most: number,
): Promise<{ found: number; ids: number[] | null }> {
  // a materialized part is read whole: it selects only the columns of the order, which an index holds
  const few = placed(db, scope)
    .clearSelect()
    .select([...new Set(['id', columnOf(cut.order)] as const)])
    .limit(most + 1);
  const { rows } = await sql<{ found: number; id: number | null }>`
    with few as materialized ${few}
    select n.found, page.id from (select count(*) as found from few) as n
    left join (select id, row_number() over () as place from (select id from few
      order by ${orderOf({ ...cut, reversed: false })}
      limit ${cut.size} offset ${cut.offset}) as s) as page on n.found <= ${most}
    order by page.place`.execute(db);
  const { found } = rows[0]!;
  return { found, ids: found > most ? null : rows.flatMap(({ id }) => id ?? []) };
}

/** Reads the newest, or the oldest, of all billets, filed or not. */
export function newest(db: Db, scope: Scope, cut: Cut): Ids {
  return sql`${filtered(db, scope)
    .select('id')
    .orderBy(sql`id ${directionOf(cut)}`)
    .limit(cut.size)
    .offset(cut.offset)}`;
}

/**
 * Pages that end within this many rows are read by one statement over all statuses (`lateral`); those beyond by one part a status,
 * which takes longer to plan and is read no further than needed.
 */
const READ = 300;

/** Reads the billets of each status from the index of the order, and merges them. */
export function merged(db: Db, scope: Scope, cut: Cut, statuses: readonly ChargeStatus[]): Ids {
  const order = orderOf(cut);
  const most = cut.offset + cut.size;
  if (most <= READ && statuses.length > 1) {
    const ofOne: Scope = {
      ...scope,
      filter: { ...scope.filter, status: [] },
      within: sql`charges.status = s.status${scope.within ? sql` and ${scope.within}` : sql``}`,
    };
    return sql`select id from unnest(${statuses}::text[]) as s (status) cross join lateral ${placed(db, ofOne, 'few')
      .orderBy(sql`${order}`)
      .limit(most)} as x order by ${order} limit ${cut.size} offset ${cut.offset}`;
  }
  const streams = statuses.map(
    (status) =>
      sql`${ofStatus(db, scope, status)
        .orderBy(sql`${order}`)
        .limit(most)}`,
  );
  return sql`select id from (${sql.join(streams, sql` union all `)}) as x order by ${order} limit ${cut.size} offset ${cut.offset}`;
}

/** In order of value, for a few texts: the billets of one text and status lie together in the index; the first of each are merged. */
export function byText(db: Db, scope: Scope, cut: Cut, statuses: readonly ChargeStatus[]): Ids {
  const order = orderOf(cut);
  const { tags } = scope.filter;
  const ofOne: Scope = {
    ...scope,
    // without its text the filter of one tag would be read beside the billets, where their texts' hashes are not
    filter: { ...scope.filter, text: undefined, status: [], tags: [] },
    textHashes: undefined,
    within: sql`charges.words = w.words and charges.status = s.status${tags?.length ? sql` and ${hasTag(tags)}` : sql``}`,
  };
  return sql`select id from unnest(${scope.textHashes}::bigint[]) as w (words) cross join unnest(${statuses}::text[]) as s (status)
    cross join lateral ${placed(db, ofOne, 'few')
      .orderBy(sql`${order}`)
      .limit(cut.offset + cut.size)} as x order by ${order} limit ${cut.size} offset ${cut.offset}`;
}

/**
 * Statuses in the order of their labels, the billets of each by id. Where `counts` says how many each has, only the statuses that the
 * page touches are read.
 */
export function byStatus(
  db: Db,
  scope: Scope,
  cut: Cut,
  statuses: readonly ChargeStatus[],
  counts: Map<ChargeStatus, number> | null,
): Ids {
  const direction = directionOf(cut);
  const labelled = STATUSES_BY_LABEL.filter((status) => statuses.includes(status));
  const streams: RawBuilder<unknown>[] = [];
  let [skip, wanted] = [cut.offset, cut.size];
  for (const status of cut.asc === cut.reversed ? labelled.toReversed() : labelled) {
    const count = counts?.get(status) ?? Infinity;
    if (counts && skip >= count) skip -= count;
    else {
      const query = ofStatus(db, scope, status)
        .clearSelect()
        .select(['id', sql.lit(streams.length).as('place')])
        .orderBy(sql`id ${direction}`);
      streams.push(sql`${counts ? query.limit(wanted).offset(skip) : query.limit(skip + wanted)}`);
      if (counts) [skip, wanted] = [0, wanted - Math.min(wanted, count - skip)];
      if (!wanted) break;
    }
  }
  return sql`select id from (${sql.join(streams, sql` union all `)}) as x order by place, id ${direction}
    limit ${cut.size} offset ${counts ? 0 : cut.offset}`;
}

/** The status that all rows of a page in order of status have, and where in it the page begins; null where the page has several. */
export function statusOf(cut: Cut, counts: Map<ChargeStatus, number>): { status: ChargeStatus; offset: number } | null {
  const labelled = STATUSES_BY_LABEL.filter((status) => counts.has(status));
  let { offset } = cut;
  for (const status of cut.asc === cut.reversed ? labelled.toReversed() : labelled) {
    const count = counts.get(status)!;
    if (offset < count) return offset + cut.size <= count ? { status, offset } : null;
    offset -= count;
  }
  return null;
}

const ofStatus = (db: Db, scope: Scope, status: ChargeStatus) =>
  placed(db, { ...scope, filter: { ...scope.filter, status: [status] } }, 'few');

/** The statuses that a filter lets through and that occur in `counts`. */
export const statusesOf = (filter: ChargeFilter, counts: Map<ChargeStatus, number> | null): ChargeStatus[] =>
  CHARGE_STATUS.filter(
    (status) => (!filter.status?.length || filter.status.includes(status)) && (!counts || counts.has(status)),
  );
