import { sql, type Selectable } from 'kysely';
import type { Advance, AdvanceableBillet, AdvancedBillet } from '@balcao/contract/advances';
import { diffDays } from '../../core/calendar';
import type { Database, Db, Trx } from '../../core/database';
import { isCnpj } from '../../core/documents';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import { matchesText } from '../../core/search-text';
import '../../kits/charging/tables';
import type { Facts } from './rules';
import './tables';

export type AdvanceRow = Selectable<Database['advances']>;
export type ItemRow = Selectable<Database['advance_items']>;

export const toDto = (row: Omit<AdvanceRow, 'account_id' | 'user_id' | 'due_at' | 'offer'>): Advance => ({
  id: row.id,
  gross: row.gross,
  discount: row.discount,
  iof: row.iof,
  isSimples: row.is_simples,
  fee: row.fee,
  net: row.net,
  monthlyRate: row.monthly_rate,
  cetMonthly: row.cet_monthly,
  cetYearly: row.cet_yearly,
  name: row.name,
  legalForm: row.legal_form,
  state: row.state,
  count: row.count,
  protocol: row.protocol,
  scheduled_for: row.scheduled_for,
  created_at: row.created_at.toISOString(),
  credited_at: row.credited_at?.toISOString() ?? null,
  reason: row.reason,
});

/** Contracts, the last one first. */
export const advanceList = listOf({
  from: 'advances',
  columns: [
    'gross',
    'discount',
    'iof',
    'is_simples',
    'fee',
    'net',
    'monthly_rate',
    'cet_monthly',
    'cet_yearly',
    'name',
    'legal_form',
    'state',
    'count',
    'protocol',
    'scheduled_for',
    'created_at',
    'credited_at',
    'reason',
  ],
  where: ({ state }: { state?: Advance['state'] }) => [state && sql<boolean>`state = ${state}`],
  order: { created_at: ['created_at', 'desc'], net: ['net', 'desc'] },
  item: toDto,
});

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** Billets that were advanced, the first due first. */
export const itemList = listOf({
  from: 'advance_items',
  columns: ['advance_id', 'charge_id', 'customer_name', 'due', 'value', 'net', 'owed', 'state', 'settled_at'],
  where: ({ text, state, advance }: { text?: string; state?: AdvancedBillet['state']; advance?: number }) => [
    !!text?.trim() && sql<boolean>`customer_name ilike ${like(text)}`,
    state && sql<boolean>`state = ${state}`,
    advance !== undefined && sql<boolean>`advance_id = ${advance}`,
  ],
  order: { due: ['due', 'asc'], value: ['value', 'desc'] },
  item: (row): AdvancedBillet => ({
    id: row.id,
    advance: row.advance_id,
    charge: row.charge_id,
    customer_name: row.customer_name,
    due: row.due,
    value: row.value,
    net: row.net,
    owed: row.owed,
    state: row.state,
    settled_at: row.settled_at?.toISOString() ?? null,
  }),
});

/** Whether a company holds the account. */
export async function isCompany(db: Db, accountId: number): Promise<boolean> {
  const holder = await db
    .selectFrom('accounts')
    .select('document')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return isCnpj(holder.document);
}

/** @throws Problem 404 where the account has no such contract */
export async function findAdvance(db: Db, accountId: number, id: number, { lock = false } = {}): Promise<AdvanceRow> {
  const query = db.selectFrom('advances').selectAll().where('account_id', '=', accountId).where('id', '=', id);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const listItems = (db: Db, accountId: number, advanceId: number): Promise<ItemRow[]> =>
  db
    .selectFrom('advance_items')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('advance_id', '=', advanceId)
    .orderBy('due')
    .orderBy('id')
    .execute();

/** A window of due days, both included. */
export interface Window {
  first: string;
  last: string;
}

const IS_ADVANCEABLE = sql<boolean>`status = 'waiting' and payment_method = 'banking_billet' and not filed and not is_advanced
  and conditional_discount_type is null
  and not exists (select from charge_splits s where s.account_id = charges.account_id and s.charge_id = charges.id)`;

/** Billets that can be advanced within a window; `days` until they are due from a day on. */
export const advanceableList = (today: string, { first, last }: Window) =>
  listOf({
    from: 'charges',
    columns: ['customer_name', 'value', 'expire_at'],
    always: sql<boolean>`${IS_ADVANCEABLE} and expire_at between ${first}::date and ${last}::date`,
    where: ({ text }: { text?: string }) => [matchesText(sql.ref('search'), text)],
    order: { expire_at: ['expire_at', 'asc'], value: ['value', 'desc'] },
    item: (row): AdvanceableBillet => ({ ...row, days: diffDays(today, row.expire_at) }),
  });

/** Up to so many billets that can be advanced, the first due first. */
export const listAdvanceable = (db: Db, accountId: number, { first, last }: Window, most: number) =>
  db
    .selectFrom('charges')
    .select(['id', 'value', 'expire_at as due'])
    .where('account_id', '=', accountId)
    .where(IS_ADVANCEABLE)
    .where('expire_at', '>=', first)
    .where('expire_at', '<=', last)
    .orderBy('expire_at')
    .orderBy('id')
    .limit(most)
    .execute();

export interface Billet extends Facts {
  value: number;
  customer_name: string;
  collection_key: string | null;
}

/** Billets of the account among the ids, by id; locked in a transaction that is going to advance them. */
export async function readBillets(db: Db | Trx, accountId: number, ids: number[], { lock = false } = {}) {
  const { rows } = await sql<Billet>`
    select id, status, payment_method, filed, is_advanced, expire_at::text as expire_at, value, customer_name, collection_key,
      conditional_discount_type is not null as "hasDiscount",
      exists (select from charge_splits s where s.account_id = charges.account_id and s.charge_id = charges.id) as "hasSplits"
    from charges where account_id = ${accountId} and id = any(${ids}::bigint[]) order by id
    ${lock ? sql`for update of charges` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, value: Number(row.value) }]));
}
