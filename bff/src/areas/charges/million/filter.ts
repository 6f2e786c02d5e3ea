import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import { isRealDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import type { Db } from '../../../core/database';
import { refuseFields } from '../../../core/problem';
import { matchesText } from '../../../core/search-text';
import { parseBillet } from '../../../rails/billet/barcode';
import '../tables';

/** The filter of a list of billets. */
export type ChargeFilter = Omit<Body<'POST /v2/charges/banking-billet/totals'>, 'filed'>;

const PERIODS = { due: 'expire_at', issued: 'created_at', paid: 'paid_at' } as const;

/** Checks a filter. @throws Problem 422 at the field of a day that does not exist, or of a range whose end is before its start. */
export function refuseFilter({ value, ...filter }: ChargeFilter): void {
  const errors: { field: string; message: string }[] = [];
  for (const name of ['due', 'issued', 'paid'] as const) {
    const { from, to } = filter[name] ?? {};
    for (const [end, day] of [
      ['from', from],
      ['to', to],
    ] as const)
      if (day && !isRealDay(day)) errors.push({ field: `${name}.${end}`, message: 'Informe uma data válida.' });
    if (from && to && from > to)
      errors.push({ field: `${name}.to`, message: 'A data final deve ser igual ou posterior à inicial.' });
  }
  if (value?.min !== undefined && value.max !== undefined && value.min > value.max)
    errors.push({ field: 'value.max', message: 'O valor máximo deve ser igual ou maior que o mínimo.' });
  refuseFields(errors);
}

/** The billets of a query: of one account, filed or not, matching a filter. */
export interface Scope {
  accountId: number;
  filed: boolean;
  filter: ChargeFilter;
  /** Hashes of the billets' texts (`charges.words`) in which the filter's text is found, where they were looked up. */
  textHashes?: string[] | undefined;
  /** A further SQL condition. */
  within?: RawBuilder<SqlBool>;
}

/** A query of the billets themselves. */
export const filtered = (db: Db, scope: Scope) =>
  db
    .selectFrom('charges')
    .where(conditionOf(scope, scope.filter.tags?.length ? [sql`id in ${taggedWith(db, scope)}`] : []));

const PLACES = ['id', 'status', 'value', 'expire_at', 'created_at', 'paid_at', 'search'] as const;

/**
 * A query of the billets with all that they are ordered by. With one tag it reads `charge_tags`, which holds those columns as well. `few`:
 * the reading stops early, so tags are checked billet by billet instead of finding all billets of the tags first.
 */
export function placed(db: Db, scope: Scope, reading: 'all' | 'few' = 'all') {
  const tag = onlyTag(scope.filter);
  if (tag !== null) {
    const beside = db
      .selectFrom('charge_tags')
      .select([
        'account_id',
        'charge_id as id',
        'filed',
        'kind',
        'status',
        'value',
        'expire_at',
        'created_at',
        'paid_at',
        'search',
      ])
      .where('tag_id', '=', tag);
    return db.selectFrom(beside.as('charges')).where(conditionOf(scope, [])).select(PLACES);
  }
  const { tags } = scope.filter;
  return reading === 'few' && tags?.length
    ? db
        .selectFrom('charges')
        .where(conditionOf(scope, [hasTag(tags)]))
        .select(PLACES)
    : filtered(db, scope).select(PLACES);
}

/** The filter's tag, if it has exactly one and all its other conditions are on columns of `charge_tags`. */
export const onlyTag = ({ tags, text, customer, document }: ChargeFilter): number | null =>
  tags?.length === 1 && customer === undefined && !document && !matchesText(sql.ref('search'), text) ? tags[0]! : null;

/** Checks the tags of one billet, in a form that the database does not turn into a search for all billets of the tags. */
export const hasTag = (tags: number[]) =>
  sql<SqlBool>`array(select t.tag_id from charge_tags t where t.account_id = charges.account_id
    and t.charge_id = charges.id) && ${tags}::bigint[]`;

function taggedWith(db: Db, { accountId, filed, filter: { tags, status } }: Scope) {
  const tagged = db
    .selectFrom('charge_tags as t')
    .select('t.charge_id')
    .where('t.account_id', '=', accountId)
    .where(sql<boolean>`t.tag_id = any(${tags}::bigint[])`)
    .where('t.filed', '=', filed);
  return status?.length ? tagged.where('t.status', 'in', status) : tagged;
}

/** SQL of the start of a day, or of the day `after` days later: for the due date the day itself, for instants São Paulo's midnight. */
export const startOf = (column: 'expire_at' | 'created_at' | 'paid_at', day: string, after = 0): RawBuilder<unknown> =>
  column === 'expire_at'
    ? sql`${day}::date + ${after}::int`
    : sql`(${day}::date + ${after}::int)::timestamp at time zone 'America/Sao_Paulo'`;

/** All conditions of a scope; those of its tags are given as `ofTags`. */
function conditionOf(
  { accountId, filed, filter, textHashes, within }: Scope,
  ofTags: RawBuilder<SqlBool>[],
): RawBuilder<SqlBool> {
  refuseFilter(filter);
  const { status, text, value, customer, document } = filter;
  const all: RawBuilder<unknown>[] = [
    sql`account_id = ${accountId} and filed = ${filed} and kind = 'banking_billet'`,
    ...ofTags,
  ];
  if (status?.length) all.push(sql`status in (${sql.join(status)})`);
  if (value?.min !== undefined) all.push(sql`value >= ${value.min}`);
  if (value?.max !== undefined) all.push(sql`value <= ${value.max}`);
  // the id of a merged customer may be in bookmarked addresses: it finds the charges of the customer it was merged into
  if (customer !== undefined)
    all.push(
      sql`customer_id = coalesce((select merged_into from customers where account_id = ${accountId}
        and id = ${customer}), ${customer}::bigint)`,
    );
  if (document) all.push(sql`customer_document = ${document.replace(/[.\-/\s]/g, '').toUpperCase()}`);
  for (const [name, column] of Object.entries(PERIODS) as [
    'due' | 'issued' | 'paid',
    (typeof PERIODS)['due' | 'issued' | 'paid'],
  ][]) {
    const { from, to } = filter[name] ?? {};
    if (from) all.push(sql`${sql.ref(column)} >= ${startOf(column, from)}`);
    if (to) all.push(sql`${sql.ref(column)} < ${startOf(column, to, 1)}`);
  }
  const sought = textHashes ? sql`words = any(${textHashes}::bigint[])` : text === undefined ? null : matching(text);
  if (sought) all.push(sought);
  if (within) all.push(within);
  return sql`${sql.join(all, sql` and `)}`;
}

/**
 * SQL condition of the search field: a typed line or barcode, with or without its mask; our number as printed; else a text, or a charge's
 * id. Null where nothing was typed.
 */
function matching(text: string): RawBuilder<SqlBool> | null {
  const digits = text.replace(/[\s.-]/g, '');
  if (/^(\d{44}|\d{47})$/.test(digits)) {
    const reading = parseBillet(digits, saoPauloDay(new Date()));
    const ours = reading.ok ? reading.billet.ours : null;
    return reading.ok && ours
      ? sql`(our_number = ${ours.ourNumber} and collection_key = ${reading.billet.barcode})`
      : sql`false`;
  }
  const printed = /^\s*(\d{11})-\d\s*$/.exec(text);
  if (printed) return sql`our_number = ${Number(printed[1])}`;
  const matches = matchesText(sql.ref('search'), text);
  return matches && /^\d{1,15}$/.test(digits) ? sql`(${matches} or id = ${digits}::bigint)` : matches;
}
