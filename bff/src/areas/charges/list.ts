import { sql, type Selectable } from 'kysely';
import { DEBT_AGES, type Charge } from '@balcao/contract/charges';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Database, Db } from '../../core/database';
import { filtered } from './filter';
import { actionsOf } from './rules';
import { STATUS_LABELS, STATUSES_BY_LABEL, STATUSES_BY_URGENCY } from './statuses';
import { tagsOf } from './tags-of';
import './tables';

const COLUMNS = [
  'id',
  'status',
  'value',
  'expire_at',
  'paid_at',
  'paid_value',
  'created_at',
  'updated_at',
  'reissued_as',
  'filed',
  'payment_method',
  'barcode',
  'customer_document',
  'customer_email',
  'customer_phone',
  'customer_name',
  'order_id',
] as const;

const sortedBy = (order: NonNullable<Body<'POST /v2/charges/banking-billet/opened'>['order']>) => {
  if (order === 'status') return sql`array_position(${STATUSES_BY_LABEL}::text[], status)`;
  return sql.ref(order === 'customer_corporate_name' ? 'search' : order);
};

/** A page of billets, opened or filed, and how many the filter holds: a query for the rows, one for the count, one for the page's tags. */
export async function listCharges(db: Db, accountId: number, filed: boolean, body: Body<'POST /v2/charges/banking-billet/opened'>) {
  const { page = 1, size = 15, order = 'id', asc = false } = body;
  const query = filtered(db, accountId, filed, body);
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = sql.raw(asc ? 'asc' : 'desc');
  const rows = await query
    .select(COLUMNS)
    .orderBy(order === 'paid_at' ? sql`paid_at ${direction} nulls last` : sql`${sortedBy(order)} ${direction}`)
    .orderBy(sql`id ${direction}`)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const tags = await tagsOf(db, accountId, rows.map((row) => row.id));
  return { items: rows.map((row): Charge => ({ ...shownRow(row), actions: actionsOf(row), tags: tags.get(row.id) ?? [] })), total };
}

/** The row every list and the detail show (AREAS-3-charge-1), but for its tags. */
export const shownRow = (row: Pick<Selectable<Database['charges']>, (typeof COLUMNS)[number]>) => ({
  id: row.id,
  status: row.status,
  translated_status: STATUS_LABELS[row.status],
  value: row.value,
  expire_at: row.expire_at,
  paid_at: row.paid_at?.toISOString() ?? null,
  paid_value: row.paid_value,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  filed: row.filed,
  payment_method: row.payment_method,
  barcode: row.barcode,
  url: pdfUrl(row.id),
  customer_cpf: row.customer_document,
  customer_email: row.customer_email,
  customer_phone_number: row.customer_phone,
  customer_corporate_name: row.customer_name,
  customer_reference_name: null,
  carnet_id: null,
  subscription_id: null,
  order_id: row.order_id,
  notification_url: null,
});

export const pdfUrl = (id: number): string => `/bff/charges/${id}/pdf`;

/** Count and value of the whole filter, in all, by status, and by age of what is owed; integer cents. */
export async function totalsOf(db: Db, accountId: number, today: string, body: Body<'POST /v2/charges/banking-billet/totals'>): Promise<Answer<'POST /v2/charges/banking-billet/totals'>> {
  const rows = await filtered(db, accountId, body.filed, body)
    .select((e) => ['status', ageOn(today).as('age'), e.fn.countAll<number>().as('count'), e.fn.sum<number>('value').as('value')])
    .groupBy(['status', 'age'])
    .execute();
  const sum = (of: typeof rows) => ({ count: of.reduce((n, row) => n + row.count, 0), value: of.reduce((n, row) => n + row.value, 0) });
  return {
    total: sum(rows),
    byStatus: STATUSES_BY_URGENCY.map((status) => ({ status, translated_status: STATUS_LABELS[status], ...sum(rows.filter((row) => row.status === status)) })),
    ageOfDebt: DEBT_AGES.map((age) => ({ age, ...sum(rows.filter((row) => row.age === age)) })),
  };
}

/** Which of {@link DEBT_AGES} an open charge is of; null where nothing is owed. */
const ageOn = (today: string) => sql<(typeof DEBT_AGES)[number] | null>`case
  when status not in ('new', 'waiting', 'unpaid') then null
  when expire_at >= ${today}::date then 'current'
  when expire_at >= ${today}::date - 30 then '1-30'
  when expire_at >= ${today}::date - 60 then '31-60'
  when expire_at >= ${today}::date - 90 then '61-90'
  else 'over-90' end`;

/** Ids of the filter to act on, the newest, no more than an action takes. */
export async function idsOf(db: Db, accountId: number, body: Body<'POST /v2/charges/banking-billet/ids'>): Promise<Answer<'POST /v2/charges/banking-billet/ids'>> {
  const query = filtered(db, accountId, body.filed, body);
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query.select('id').orderBy('id', 'desc').limit(1000).execute();
  return { ids: rows.map((row) => row.id), total };
}

const ISSUED_ORDER = { id: 'id', value: 'value', expireAt: 'expire_at', customerName: 'search' } as const;

/** Charges by id, as the end of issuing shows them (AREAS-7-charges-8). */
export async function chargesByIds(db: Db, accountId: number, body: Body<'POST /charges/all'>): Promise<Answer<'POST /charges/all'>> {
  const { page = 1, size = 15, order = 'id', asc = false, ids } = body;
  const query = db
    .selectFrom('charges')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`);
  const { total } = await query.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = asc ? 'asc' : 'desc';
  const rows = await query
    .select(['id', 'value', 'expire_at', 'customer_name'])
    .orderBy(ISSUED_ORDER[order], direction)
    .orderBy('id', direction)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    items: rows.map((row) => ({
      id: row.id,
      carnetId: null,
      value: row.value,
      expireAt: row.expire_at,
      customerName: row.customer_name,
      paymentMethod: 'bankingBillet' as const,
      subscriptionId: null,
      totalParcels: null,
    })),
    total,
  };
}
