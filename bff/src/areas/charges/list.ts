import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Charge } from '@balcao/contract/charges';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Database, Db } from '../../core/database';
import { shownTag } from '../tags/service';
import { refuseFilter } from './filter';
import { countedBy } from './counts';
import { countAll, pageOf } from './pages';
import { actionsOf } from './rules';
import { STATUS_LABELS } from './statuses';
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

type ListBody = Body<'POST /v2/charges/banking-billet/opened'>;

/** A page of billets, opened or filed, and how many the filter holds; where counting all would take long, `atLeast`. */
export async function listCharges(
  db: Db,
  accountId: number,
  filed: boolean,
  body: ListBody,
): Promise<Answer<'POST /v2/charges/banking-billet/opened'>> {
  refuseFilter(body);
  const { page: number = 1, size = 15, order = 'id', asc = false, ...filter } = body;
  if (order === 'id' && !asc && number * size <= NEAR && countedBy(filter) === 'all' && !filter.status?.length) {
    const found = await readNewest(db, accountId, filed, size, (number - 1) * size);
    if (found) return found;
  }
  const page = await pageOf(db, { accountId, filed, filter }, { order, asc, size, offset: (number - 1) * size });
  const items = page.ids ? await readRows(db, accountId, page.ids) : [];
  return {
    items: page.reversed ? items.toReversed() : items,
    total: page.total,
    ...(page.atLeast ? { atLeast: true } : {}),
  };
}

/** Pages so near the newest are read at once, whatever there is. */
const NEAR = 1000;

type Read = Pick<Selectable<Database['charges']>, (typeof COLUMNS)[number]> & {
  tags: Parameters<typeof shownTag>[0][] | null;
};

const SHOWN = sql`${sql.join(COLUMNS.map((column) => sql.ref(`c.${column}`)))}, (
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'color_ref', t.color_ref, 'hidden', t.hidden) order by lower(t.name), t.id)
  from charge_tags ct join tags t on t.account_id = ct.account_id and t.id = ct.tag_id
  where ct.account_id = c.account_id and ct.charge_id = c.id
) as tags`;

const shown = (row: Read): Charge => ({
  ...shownRow(row),
  actions: actionsOf(row),
  tags: (row.tags ?? []).map(shownTag),
});

/**
 * What the list begins with, asked for more than all else: rows, tags and total in one statement. The first page is planned once, its
 * size written out, since the planner takes a limit it does not know for a tenth of all rows. Null where the page is empty.
 */
async function readNewest(db: Db, accountId: number, filed: boolean, size: number, offset: number) {
  const { rows } = await sql<Read & { total: number }>`${sql.raw(offset ? '' : '/* prepared */')}
    select ${SHOWN}, (select sum(count) from charge_counts where account_id = ${accountId} and filed = ${filed} and kind = 'all') as total
    from (
      select id from charges where account_id = ${accountId} and filed = ${filed} and payment_method = 'banking_billet'
      order by id desc limit ${sql.lit(size)} offset ${sql.lit(offset)}
    ) as p join charges c on c.account_id = ${accountId} and c.id = p.id
    order by c.id desc`.execute(db);
  return rows[0] ? { items: rows.map(shown), total: rows[0].total } : null;
}

/** The rows of a query of ids, in its order, with their tags. */
async function readRows(db: Db, accountId: number, ids: RawBuilder<{ id: number }>): Promise<Charge[]> {
  const { rows } = await sql<Read>`
    select ${SHOWN}
    from (select id, row_number() over () as place from (${ids}) as page) as p
    join charges c on c.account_id = ${accountId} and c.id = p.id
    order by p.place`.execute(db);
  return rows.map(shown);
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

/** Ids of the filter to act on, the newest, no more than an action takes. */
export async function idsOf(
  db: Db,
  accountId: number,
  { filed, ...filter }: Body<'POST /v2/charges/banking-billet/ids'>,
): Promise<Answer<'POST /v2/charges/banking-billet/ids'>> {
  refuseFilter(filter);
  const scope = { accountId, filed, filter };
  const { ids, atLeast, total } = await pageOf(db, scope, { order: 'id', asc: false, offset: 0, size: 1000 });
  const rows = ids ? (await ids.execute(db)).rows : [];
  return { ids: rows.map((row) => row.id), total: atLeast ? await countAll(db, scope) : total };
}

const ISSUED_ORDER = { id: 'id', value: 'value', expireAt: 'expire_at', customerName: 'search' } as const;

/** Charges by id, as the end of issuing shows them (AREAS-7-charges-8, AREAS-3-charge-list-row-1). */
export async function chargesByIds(
  db: Db,
  accountId: number,
  body: Body<'POST /charges/all'>,
): Promise<Answer<'POST /charges/all'>> {
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
