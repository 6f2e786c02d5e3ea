import { sql, type RawBuilder } from 'kysely';
import { CHARGE_STATUS, type CHARGE_ORDER, type ChargeStatus } from '@balcao/contract/charges';
import type { Db } from '../../../core/database';
import { filtered, placed, type ChargeFilter, type Scope } from './filter';
import { STATUSES_BY_LABEL } from '../../../kits/charging/statuses';

/** Which rows of which order. Reversed: counted from the end, the last one first. */
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

/** Equal ones by id. What was not paid comes last both ways, so first in reverse. */
function orderOf(cut: Cut): RawBuilder<unknown> {
  const direction = directionOf(cut);
  if (cut.order === 'id') return sql`id ${direction}`;
  if (cut.order === 'paid_at')
    return sql`paid_at ${direction} nulls ${sql.raw(cut.reversed ? 'first' : 'last')}, id ${direction}`;
  const first =
    cut.order === 'status' ? sql`array_position(${STATUSES_BY_LABEL}::text[], status)` : sql.ref(columnOf(cut.order));
  return sql`${first} ${direction}, id ${direction}`;
}

/** Finds all that the filter holds and puts it in order; the fence (offset 0) keeps the finding free of the order. */
export function sorted(db: Db, scope: Scope, cut: Cut): Ids {
  return sql`select id from ${placed(db, scope).offset(0)} as f order by ${orderOf(cut)} limit ${cut.size} offset ${cut.offset}`;
}

/** Finds up to `most` and puts them in order, read once: how many there are, and the page's ids unless there are more. */
export async function sortedIfFew(
  db: Db,
  scope: Scope,
  cut: Omit<Cut, 'reversed'>,
  most: number,
): Promise<{ found: number; ids: number[] | null }> {
  // what is known for a while is read whole: no more than the order asks for, which an index holds
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
 * Up to so many rows of each status are read rather than merged as they are read: a statement of one part is planned
 * sooner than one of as many as there are statuses.
 */
const READ = 300;

/** Reads each status from the index of the order, and merges them. */
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

/** By value, of a few payers: each payer's and status's lie together, in order; their first ones are merged. */
export function byText(db: Db, scope: Scope, cut: Cut, statuses: readonly ChargeStatus[]): Ids {
  const order = orderOf(cut);
  const ofOne: Scope = {
    ...scope,
    filter: { ...scope.filter, text: undefined, status: [] },
    textHashes: undefined,
    within: sql`charges.words = w.words and charges.status = s.status`,
  };
  return sql`select id from unnest(${scope.textHashes}::bigint[]) as w (words) cross join unnest(${statuses}::text[]) as s (status)
    cross join lateral ${placed(db, ofOne, 'few')
      .orderBy(sql`${order}`)
      .limit(cut.offset + cut.size)} as x order by ${order} limit ${cut.size} offset ${cut.offset}`;
}

/**
 * One status after the other as people read them, each by id. Where it is known how many each has, only those the page
 * touches are read.
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
    const held = counts?.get(status) ?? Infinity;
    if (counts && skip >= held) skip -= held;
    else {
      const query = ofStatus(db, scope, status)
        .clearSelect()
        .select(['id', sql.lit(streams.length).as('place')])
        .orderBy(sql`id ${direction}`);
      streams.push(sql`${counts ? query.limit(wanted).offset(skip) : query.limit(skip + wanted)}`);
      if (counts) [skip, wanted] = [0, wanted - Math.min(wanted, held - skip)];
      if (!wanted) break;
    }
  }
  return sql`select id from (${sql.join(streams, sql` union all `)}) as x order by place, id ${direction}
    limit ${cut.size} offset ${counts ? 0 : cut.offset}`;
}

/** The one status that a page in order of status is of, and where in it the page begins; null where it is of several. */
export function statusOf(cut: Cut, counts: Map<ChargeStatus, number>): { status: ChargeStatus; offset: number } | null {
  const labelled = STATUSES_BY_LABEL.filter((status) => counts.has(status));
  let { offset } = cut;
  for (const status of cut.asc === cut.reversed ? labelled.toReversed() : labelled) {
    const held = counts.get(status)!;
    if (offset < held) return offset + cut.size <= held ? { status, offset } : null;
    offset -= held;
  }
  return null;
}

const ofStatus = (db: Db, scope: Scope, status: ChargeStatus) =>
  placed(db, { ...scope, filter: { ...scope.filter, status: [status] } }, 'few');

/** The statuses a filter lets through, of those that there are. */
export const statusesOf = (filter: ChargeFilter, counts: Map<ChargeStatus, number> | null): ChargeStatus[] =>
  CHARGE_STATUS.filter(
    (status) => (!filter.status?.length || filter.status.includes(status)) && (!counts || counts.has(status)),
  );
