import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import { isRealDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import type { Db } from '../../../core/database';
import { refuseFields } from '../../../core/problem';
import { matchesText } from '../../../core/search-text';
import { parseBillet } from '../../../rails/billet/barcode';
import '../tables';

/** What a list of billets is narrowed to. */
export type ChargeFilter = Omit<Body<'POST /v2/charges/banking-billet/totals'>, 'filed'>;

const PERIODS = { due: 'expire_at', issued: 'created_at', paid: 'paid_at' } as const;

/** @throws Problem 422 at what cannot be: a day that does not exist, a range whose end comes before its start. */
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

/** Billets of an account, filed or not, that a filter holds. */
export interface Scope {
  accountId: number;
  filed: boolean;
  filter: ChargeFilter;
  /** Hashes of the billets' texts (`charges.words`) that the filter's text finds, where that was asked before. */
  textHashes?: string[] | undefined;
  /** What narrows them further. */
  within?: RawBuilder<SqlBool>;
}

/** The billets themselves. */
export const filtered = (db: Db, scope: Scope) =>
  db
    .selectFrom('charges')
    .where(conditionOf(scope, scope.filter.tags?.length ? [sql`id in ${taggedWith(db, scope)}`] : []));

const PLACES = ['id', 'status', 'value', 'expire_at', 'created_at', 'paid_at', 'search'] as const;

/**
 * What they are put in order by. Of one tag it is read beside the tag, whose billets lie anywhere among the others;
 * `few` where the reading stops after some, so that all of several tags need not be found.
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

/** The filter's one tag, if all else it asks for is told beside it. */
export const onlyTag = ({ tags, text, customer, document }: ChargeFilter): number | null =>
  tags?.length === 1 && customer === undefined && !document && !matchesText(sql.ref('search'), text) ? tags[0]! : null;

/** Looks at one billet's tags; the database cannot turn it into finding all that have the tag. */
const hasTag = (tags: number[]) =>
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

/** Where a day, or one so many after, begins: a day is São Paulo's, an instant counts from its midnight to the next. */
export const startOf = (column: 'expire_at' | 'created_at' | 'paid_at', day: string, after = 0): RawBuilder<unknown> =>
  column === 'expire_at'
    ? sql`${day}::date + ${after}::int`
    : sql`(${day}::date + ${after}::int)::timestamp at time zone 'America/Sao_Paulo'`;

/** All that a scope asks for but its tags. */
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
  // who was made one with another since is asked for by an address known from before
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
 * A typed line or barcode, with or without its mask; our number as printed; else text, or a charge's number. Null where
 * nothing was typed.
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
  const found = matchesText(sql.ref('search'), text);
  return found && /^\d{1,15}$/.test(digits) ? sql`(${found} or id = ${digits}::bigint)` : found;
}
