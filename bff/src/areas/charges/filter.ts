import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import { isRealDay } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import type { Db } from '../../core/database';
import { refuseFields } from '../../core/problem';
import { matchesText } from '../../core/search-text';
import { parseBillet } from '../../rails/billet/barcode';
import './tables';

/** What a list of billets is narrowed to. */
export type ChargeFilter = Omit<Body<'POST /v2/charges/banking-billet/totals'>, 'filed'>;

const PERIODS = { due: 'expire_at', issued: 'created_at', paid: 'paid_at' } as const;

/** @throws Problem 422 at what cannot be: a day that does not exist, a range whose end comes before its start. */
export function refuseFilter({ value, ...filter }: ChargeFilter): void {
  const errors: { field: string; message: string }[] = [];
  for (const name of ['due', 'issued', 'paid'] as const) {
    const { from, to } = filter[name] ?? {};
    for (const [end, day] of [['from', from], ['to', to]] as const) if (day && !isRealDay(day)) errors.push({ field: `${name}.${end}`, message: 'Informe uma data válida.' });
    if (from && to && from > to) errors.push({ field: `${name}.to`, message: 'A data final deve ser igual ou posterior à inicial.' });
  }
  if (value?.min !== undefined && value.max !== undefined && value.min > value.max) errors.push({ field: 'value.max', message: 'O valor máximo deve ser igual ou maior que o mínimo.' });
  refuseFields(errors);
}

/** Looks at one billet's tags; the database cannot turn it into finding all that have the tag, which a page of few need not. */
const hasTag = (tags: number[]) => sql<boolean>`array(select t.tag_id from charge_tags t where t.account_id = charges.account_id and t.charge_id = charges.id) && ${tags}::bigint[]`;

/** Billets of an account, filed or not, that the filter holds; `few` where the reading stops after some. */
export function filtered(db: Db, accountId: number, filed: boolean, filter: ChargeFilter, reading: 'all' | 'few' = 'all') {
  refuseFilter(filter);
  const { status, text, value, customer, document, tags } = filter;
  let query = db.selectFrom('charges').where('account_id', '=', accountId).where('filed', '=', filed).where('payment_method', '=', 'banking_billet');
  if (status?.length) query = query.where('status', 'in', status);
  if (value?.min !== undefined) query = query.where('value', '>=', value.min);
  if (value?.max !== undefined) query = query.where('value', '<=', value.max);
  if (customer !== undefined) query = query.where('customer_id', '=', customer);
  if (document) query = query.where('customer_document', '=', document.replace(/[.\-/\s]/g, '').toUpperCase());
  if (tags?.length) {
    let tagged = db.selectFrom('charge_tags as t').select('t.charge_id').where('t.account_id', '=', accountId).where(sql<boolean>`t.tag_id = any(${tags}::bigint[])`).where('t.filed', '=', filed);
    if (status?.length) tagged = tagged.where('t.status', 'in', status);
    query = query.where(reading === 'few' ? hasTag(tags) : sql<boolean>`id in ${tagged}`);
  }
  for (const [name, column] of Object.entries(PERIODS) as ['due' | 'issued' | 'paid', (typeof PERIODS)['due' | 'issued' | 'paid']][]) {
    const { from, to } = filter[name] ?? {};
    // a day is São Paulo's: an instant counts from its midnight to the next
    const startOf = (day: string, after = 0) => (column === 'expire_at' ? sql<string>`${day}::date + ${after}::int` : sql<Date>`(${day}::date + ${after}::int)::timestamp at time zone 'America/Sao_Paulo'`);
    if (from) query = query.where(column, '>=', startOf(from) as never);
    if (to) query = query.where(column, '<', startOf(to, 1) as never);
  }
  const sought = text === undefined ? null : matching(text);
  return sought ? query.where(sought) : query;
}

/** A typed line or barcode, with or without its mask; else text, or a charge's number. Null where nothing was typed. */
function matching(text: string): RawBuilder<SqlBool> | null {
  const digits = text.replace(/[\s.-]/g, '');
  if (/^(\d{44}|\d{47})$/.test(digits)) {
    const reading = parseBillet(digits, saoPauloDay(new Date()));
    const ours = reading.ok ? reading.billet.ours : null;
    return reading.ok && ours ? sql`(our_number = ${ours.ourNumber} and collection_key = ${reading.billet.barcode})` : sql`false`;
  }
  const found = matchesText(sql.ref('search'), text);
  return found && /^\d{1,15}$/.test(digits) ? sql`(${found} or id = ${digits}::bigint)` : found;
}
