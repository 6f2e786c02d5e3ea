import { sql, type Selectable } from 'kysely';
import type { LinkAction, LinkStatus, PaymentPage, PaymentPageDetail } from '@balcao/contract/links/link';
import type { Answer } from '@balcao/contract/core/registry';
import type { Tag } from '@balcao/contract/tags';
import { isRealDay } from '../../../core/calendar';
import type { Database, Db } from '../../../core/database';
import { happenedWithin } from '../../../core/happened-within';
import { listOf, type ListScope } from '../../../core/list';
import { notFound } from '../../../core/problem';
import { matchesText } from '../../../core/search-text';
import { displayNameOf } from '../billing/settings';
import { ownHistories } from '../own-histories';
import { ownTags } from '../own-tags';
import { STATUS_LABELS } from '../statuses';
import './tables';

export type PageKind = 'link' | 'button';
export type PageRow = Selectable<Database['payment_pages']>;

/** pt-BR names (domain.md 1). */
export const LINK_LABELS: Record<LinkStatus, string> = {
  active: 'Ativo',
  paid: 'Pago',
  expired: 'Expirado',
  canceled: 'Cancelado',
  disabled: 'Desativado',
};

/** The actions that a page allows now. */
export function pageActions({ kind, status, filed }: Pick<PageRow, 'kind' | 'status' | 'filed'>): LinkAction[] {
  const live = status === 'active';
  const own: LinkAction[] =
    kind === 'link'
      ? live
        ? ['update', 'resend-email', 'cancel']
        : status === 'expired'
          ? ['update', 'cancel']
          : []
      : ['update', live ? 'disable' : 'enable'];
  return [...own, filed ? 'unfile' : 'file'];
}

export const pageTags = ownTags('payment_page_tags', 'page_id');

const COLUMNS = [
  'kind',
  'name',
  'status',
  'value',
  'shipping',
  'discount',
  'credit_discount',
  'payment_method',
  'expire_at',
  'code',
  'views',
  'started',
  'paid',
  'paid_value',
  'filed',
  'created_at',
] as const;

interface PageFilter {
  filed: boolean;
  text?: string;
  status?: LinkStatus[];
  issued?: { from?: string; to?: string };
  value?: { min?: number; max?: number };
  tags?: number[];
}

/** Faults of a filter, at their fields. */
function filterFaults({ issued: { from, to } = {}, value }: PageFilter): { field: string; message: string }[] {
  const faults: { field: string; message: string }[] = [];
  if (from && !isRealDay(from)) faults.push({ field: 'issued.from', message: 'Informe uma data válida' });
  if (to && !isRealDay(to)) faults.push({ field: 'issued.to', message: 'Informe uma data válida' });
  if (from && to && from > to)
    faults.push({ field: 'issued.to', message: 'A data final deve ser igual ou posterior à inicial.' });
  if (value?.min !== undefined && value.max !== undefined && value.min > value.max)
    faults.push({ field: 'value.max', message: 'O valor máximo deve ser igual ou maior que o mínimo.' });
  return faults;
}

/** The value of `shownPrice`; an index has the same expression. */
const PRICE = sql<number>`case when payment_method = 'credit_card' then value + discount - credit_discount else value end`;

/** The list of every page of a kind. */
export const pagesOf = (kind: PageKind) =>
  listOf({
    from: 'payment_pages',
    columns: COLUMNS,
    always: sql`kind = ${sql.lit(kind)}`,
    where: ({ filed, text, status, issued, value, tags }: PageFilter, accountId) => [
      sql`filed = ${filed}`,
      matchesText(sql.ref('search'), text),
      status?.length ? sql`status in (${sql.join(status)})` : null,
      ...happenedWithin('created_at', issued),
      value?.min !== undefined && sql`${PRICE} >= ${value.min}`,
      value?.max !== undefined && sql`${PRICE} <= ${value.max}`,
      pageTags.anyOf(accountId, tags),
    ],
    faults: filterFaults,
    order: {
      id: ['id', 'desc'],
      name: ['search', 'asc'],
      value: [PRICE, 'desc'],
      views: ['views', 'desc'],
      paid: ['paid', 'desc'],
      created_at: ['created_at', 'desc'],
    },
    sums: {
      views: sql<number>`views`,
      started: sql<number>`started`,
      paid: sql<number>`paid`,
      paid_value: sql<number>`paid_value`,
    },
    beside: (rows, { db, accountId }) =>
      pageTags.of(
        db,
        accountId,
        rows.map(({ id }) => id),
      ),
    item: (row, tags) => shownPage(row, tags.get(row.id) ?? []),
  });

type Priced = Pick<PageRow, 'value' | 'shipping' | 'discount' | 'credit_discount'>;

/** The price of a page, by card or otherwise. Integer cents. */
export function priceOf({ value, shipping, discount, credit_discount }: Priced, byCard: boolean) {
  const items = value - shipping + discount;
  const off = byCard ? credit_discount : discount;
  return { items, shipping, discount: off, value: items + shipping - off };
}

/** The price that a page is shown with: by card where it takes cards only. */
export const pagePrice = (page: Priced & Pick<PageRow, 'payment_method'>) =>
  priceOf(page, page.payment_method === 'credit_card');

/** The path of the public page of a link's code. */
export const pagePath = (code: string): string => `/pagar/${code}`;

const shownPage = (row: Pick<PageRow, (typeof COLUMNS)[number] | 'id'>, tags: Tag[]): PaymentPage => ({
  id: row.id,
  name: row.name,
  status: row.status,
  translated_status: LINK_LABELS[row.status],
  value: pagePrice(row).value,
  payment_method: row.payment_method,
  expire_at: row.expire_at,
  url: pagePath(row.code),
  views: row.views,
  started: row.started,
  paid: row.paid,
  paid_value: row.paid_value,
  filed: row.filed,
  created_at: row.created_at.toISOString(),
  tags,
  actions: pageActions(row),
});

/** @throws Problem 404 where the account has no such page of the kind. */
export async function findPage(db: Db, accountId: number, kind: PageKind, id: number): Promise<PageRow> {
  const row = await db
    .selectFrom('payment_pages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** One page with all its details. @throws Problem 404 */
export async function showPage({ db, accountId }: ListScope, kind: PageKind, id: number): Promise<PaymentPageDetail> {
  const row = await findPage(db, accountId, kind, id);
  const histories = await db
    .selectFrom('payment_page_histories')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('page_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...shownPage(row, (await pageTags.of(db, accountId, [id])).get(id) ?? []),
    items: row.items,
    shipping: row.shipping,
    discount: pagePrice(row).discount,
    credit_discount: row.credit_discount,
    message: row.message,
    request_delivery_address: row.request_delivery_address,
    single_use: row.single_use,
    label: row.label,
    seller: await displayNameOf(db, accountId),
    note: row.note,
    customer_id: row.customer_id,
    histories: histories.map((line) => ({
      id: line.id,
      message: line.message,
      user: line.user_name,
      created_at: line.created_at.toISOString(),
    })),
  };
}

const chargesOfPage = listOf({
  from: 'charges',
  columns: ['customer_name', 'status', 'value', 'created_at', 'paid_at'],
  where: ({ link }: { link: number }) => [sql`link_id = ${link}`],
  order: { id: ['id', 'desc'] },
  item: (row) => ({
    id: row.id,
    customer_name: row.customer_name,
    status: row.status,
    translated_status: STATUS_LABELS[row.status],
    value: row.value,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }),
});

/** The charges that payers made on the page, newest first. @throws Problem 404 */
export async function pageCharges(
  scope: ListScope,
  kind: PageKind,
  id: number,
  paging: { page?: number; size?: number },
): Promise<Answer<'GET /payment-link/{id}/charges'>> {
  await findPage(scope.db, scope.accountId, kind, id);
  return chargesOfPage.page(scope, { ...paging, link: id });
}

/** Adds a line to the histories of pages. */
export const addPageHistories = ownHistories('payment_page_histories', 'page_id');
