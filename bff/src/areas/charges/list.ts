import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Charge } from '@balcao/contract/charges';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Database, Db } from '../../core/database';
import { listOf } from '../../core/list';
import { toTagDto } from '../../kits/charging/own-tags';
import { actionsOf } from '../../kits/charging/rules';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import './tables';
import { countAll, countedBy, pageOf, refuseFilter } from './million/million';

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
  'carnet_id',
  'subscription_id',
  'notification_url',
  'is_advanced',
] as const;

type ListBody = Body<'POST /v2/charges/banking-billet/opened'>;

/**
 * A page of billets, filed or not, and how many match the filter; `isLowerBound` where counting stopped at `total`.
 * @throws Problem 422 at the faulty fields of the filter.
 */
export async function listCharges(
  db: Db,
  accountId: number,
  filed: boolean,
  body: ListBody,
): Promise<Answer<'POST /v2/charges/banking-billet/opened'>> {
  refuseFilter(body);
  const { page: number = 1, size = 15, order = 'id', asc = false, ...filter } = body;
  if (order === 'id' && !asc && number * size <= NEAR && countedBy(filter) === 'all' && !filter.status?.length) {
    const newest = await readNewest(db, accountId, filed, size, (number - 1) * size);
    if (newest) return newest;
  }
  const page = await pageOf(db, { accountId, filed, filter }, { order, asc, size, offset: (number - 1) * size });
  const items = page.ids ? await readRows(db, accountId, page.ids) : [];
  return {
    items: page.reversed ? items.toReversed() : items,
    total: page.total,
    ...(page.isLowerBound ? { isLowerBound: true } : {}),
  };
}

/** Pages that end within this many of the newest billets are read directly, without choosing a way to read them. */
const NEAR = 1000;

type Read = Pick<Selectable<Database['charges']>, (typeof COLUMNS)[number]> & {
  tags: Parameters<typeof toTagDto>[0][] | null;
};

const SHOWN = sql`${sql.join(COLUMNS.map((column) => sql.ref(`c.${column}`)))}, (
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'color_ref', t.color_ref, 'hidden', t.hidden,
    'transmission_method_id', t.transmission_method_id) order by lower(t.name), t.id)
  from charge_tags ct join tags t on t.account_id = ct.account_id and t.id = ct.tag_id
  where ct.account_id = c.account_id and ct.charge_id = c.id
) as tags`;

const toDto = (row: Read): Charge => ({
  ...toChargeRow(row),
  actions: actionsOf(row),
  tags: (row.tags ?? []).map(toTagDto),
});

/**
 * A page of the newest billets without a filter, the most frequent query of the list: rows, tags and total in one statement. The first
 * page is a prepared statement with a literal limit: for a limit in a parameter, PostgreSQL's planner assumes a tenth of all rows. Null
 * where the page is empty.
 */
async function readNewest(db: Db, accountId: number, filed: boolean, size: number, offset: number) {
  const { rows } = await sql<Read & { total: number }>`${sql.raw(offset ? '' : '/* prepared */')}
    select ${SHOWN}, (select sum(count) from charge_counts where account_id = ${accountId} and filed = ${filed} and kind = 'all') as total
    from (
      select id from charges where account_id = ${accountId} and filed = ${filed} and kind = 'banking_billet'
      order by id desc limit ${sql.lit(size)} offset ${sql.lit(offset)}
    ) as p join charges c on c.account_id = ${accountId} and c.id = p.id
    order by c.id desc`.execute(db);
  return rows[0] ? { items: rows.map(toDto), total: rows[0].total } : null;
}

/** The charges of a query of ids, in the query's order, with their tags. */
async function readRows(db: Db, accountId: number, ids: RawBuilder<{ id: number }>): Promise<Charge[]> {
  const { rows } = await sql<Read>`
    select ${SHOWN}
    from (select id, row_number() over () as place from (${ids}) as page) as p
    join charges c on c.account_id = ${accountId} and c.id = p.id
    order by p.place`.execute(db);
  return rows.map(toDto);
}

/** A charge as all lists and the detail show it (AREAS-3-charge-1), without its tags and actions. */
export const toChargeRow = (row: Pick<Selectable<Database['charges']>, (typeof COLUMNS)[number]>) => ({
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
  url: row.barcode && pdfUrl(row.id),
  customer_cpf: row.customer_document,
  customer_email: row.customer_email,
  customer_phone_number: row.customer_phone,
  customer_corporate_name: row.customer_name,
  // customers have one name here, whether a person's or a company's
  customer_reference_name: row.customer_name,
  carnet_id: row.carnet_id,
  subscription_id: row.subscription_id,
  order_id: row.order_id,
  notification_url: row.notification_url,
});

export const pdfUrl = (id: number): string => `/bff/charges/${id}/pdf`;

/** Ids of the newest billets that match a filter, up to 1,000, the most that a bulk action takes; and how many match. */
export async function idsOf(
  db: Db,
  accountId: number,
  { filed, ...filter }: Body<'POST /v2/charges/banking-billet/ids'>,
): Promise<Answer<'POST /v2/charges/banking-billet/ids'>> {
  refuseFilter(filter);
  const scope = { accountId, filed, filter };
  const { ids, isLowerBound, total } = await pageOf(db, scope, { order: 'id', asc: false, offset: 0, size: 1000 });
  const rows = ids ? (await ids.execute(db)).rows : [];
  return { ids: rows.map((row) => row.id), total: isLowerBound ? await countAll(db, scope) : total };
}

/** Charges by id, as the last step of issuing shows them (AREAS-7-charges-8, AREAS-3-charge-list-row-1), with their total value. */
export const chargesByIds = listOf({
  from: 'charges',
  columns: [
    'value',
    'expire_at',
    'customer_name',
    'customer_email',
    'kind',
    'payment_method',
    'carnet_id',
    'subscription_id',
  ],
  where: ({ ids }: { ids: number[] }) => [sql`id = any(${ids}::bigint[])`],
  order: {
    id: ['id', 'desc'],
    value: ['value', 'desc'],
    expireAt: ['expire_at', 'desc'],
    customerName: ['search', 'desc'],
  },
  sums: { value: sql`value`, withEmail: sql`(customer_email is not null)::int` },
  item: (row) => ({
    id: row.id,
    carnetId: row.carnet_id,
    value: row.value,
    expireAt: row.expire_at,
    customerName: row.customer_name,
    paymentMethod: methodOf(row),
    subscriptionId: row.subscription_id,
    totalParcels: null,
  }),
});

/** Total value of the chosen charges (integer cents), and those whose customer has no e-mail, up to 100. */
export async function sumOf(
  ctx: Ctx,
  asked: { body: Body<'POST /charges/sum'> },
): Promise<Answer<'POST /charges/sum'>> {
  const withoutEmail = await ctx.db
    .selectFrom('charges')
    .select(['id', 'customer_name as customerName'])
    .where('account_id', '=', ctx.accountId)
    .where(sql<boolean>`id = any(${asked.body.ids}::bigint[])`)
    .where('customer_email', 'is', null)
    .orderBy('search')
    .orderBy('id')
    .limit(100)
    .execute();
  return { ...(await chargesByIds.totals(ctx, asked)), withoutEmail };
}

/** The payment method of a charge, in the terms of AREAS-3-charge-list-row-1. */
function methodOf({
  kind,
  payment_method,
}: Pick<
  Selectable<Database['charges']>,
  'kind' | 'payment_method'
>): Answer<'POST /charges/all'>['items'][number]['paymentMethod'] {
  if (kind === 'carnet') return 'carnet';
  return payment_method === 'credit_card' ? 'creditCard' : 'bankingBillet';
}
