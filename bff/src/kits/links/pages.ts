import { sql, type Selectable, type SqlBool } from 'kysely';
import type { LinkAction, LinkMethod, LinkStatus, PaymentPage, PaymentPageDetail } from '@balcao/contract/links/link';
import type { Answer } from '@balcao/contract/core/registry';
import type { Tag } from '@balcao/contract/tags';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { cleanName } from '../../core/clean-name';
import type { Database, Db, Trx } from '../../core/database';
import { listOf, type ListScope } from '../../core/list';
import { notFound, refuseFields } from '../../core/problem';
import { matchesText, searchText } from '../../core/search-text';
import { newToken } from '../../core/tokens';
import { shownName } from '../billing/settings';
import { billetFaults } from '../charging/issue-rules';
import { dueDayFault } from '../charging/rules';
import { STATUS_LABELS } from '../charging/statuses';
import { shownTag } from '../charging/tags-of';
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

/** What may be done with it now. */
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

const COLUMNS = [
  'kind',
  'name',
  'status',
  'value',
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

const onDay = (side: '>=' | '<=', day: string | undefined) =>
  day ? sql<SqlBool>`(created_at at time zone 'America/Sao_Paulo')::date ${sql.raw(side)} ${day}::date` : null;

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
      onDay('>=', issued?.from),
      onDay('<=', issued?.to),
      value?.min !== undefined && sql`value >= ${value.min}`,
      value?.max !== undefined && sql`value <= ${value.max}`,
      tags?.length
        ? sql`id in (select page_id from payment_page_tags where account_id = ${accountId} and tag_id = any(${tags}::bigint[]))`
        : null,
    ],
    faults: filterFaults,
    order: {
      id: ['id', 'desc'],
      name: ['search', 'asc'],
      value: ['value', 'desc'],
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
      tagsOfPages(
        db,
        accountId,
        rows.map(({ id }) => id),
      ),
    item: (row, tags) => shownPage(row, tags.get(row.id) ?? []),
  });

/** The address of its page. */
export const pagePath = (code: string): string => `/pagar/${code}`;

const shownPage = (row: Pick<PageRow, (typeof COLUMNS)[number] | 'id'>, tags: Tag[]): PaymentPage => ({
  id: row.id,
  name: row.name,
  status: row.status,
  translated_status: LINK_LABELS[row.status],
  value: row.value,
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

/** The tags of several pages, in one query. */
export async function tagsOfPages(db: Db, accountId: number, ids: number[]): Promise<Map<number, Tag[]>> {
  const tags = new Map<number, Tag[]>();
  if (!ids.length) return tags;
  const rows = await db
    .selectFrom('payment_page_tags as pt')
    .innerJoin('tags as t', (on) => on.onRef('t.account_id', '=', 'pt.account_id').onRef('t.id', '=', 'pt.tag_id'))
    .select('pt.page_id')
    .selectAll('t')
    .where('pt.account_id', '=', accountId)
    .where(sql<boolean>`pt.page_id = any(${ids}::bigint[])`)
    .orderBy(sql`lower(t.name)`)
    .execute();
  for (const row of rows) tags.set(row.page_id, [...(tags.get(row.page_id) ?? []), shownTag(row)]);
  return tags;
}

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

/** One, whole. @throws Problem 404 */
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
    ...shownPage(row, (await tagsOfPages(db, accountId, [id])).get(id) ?? []),
    items: row.items,
    shipping: row.shipping,
    discount: row.discount,
    message: row.message,
    request_delivery_address: row.request_delivery_address,
    single_use: row.single_use,
    label: row.label,
    seller: await shownName(db, accountId),
    note: row.note,
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

/** What its payers made of it, newest first. @throws Problem 404 */
export async function pageCharges(
  scope: ListScope,
  kind: PageKind,
  id: number,
  paging: { page?: number; size?: number },
): Promise<Answer<'GET /payment-link/{id}/charges'>> {
  await findPage(scope.db, scope.accountId, kind, id);
  return chargesOfPage.page(scope, { ...paging, link: id });
}

export interface PageInput {
  items: { name: string; amount: number; value: number }[];
  shipping?: number;
  discount?: { type: 'currency' | 'percentage'; value: number };
  message: string;
  payment_method?: LinkMethod;
  request_delivery_address?: boolean;
  expire_at?: string;
  single_use?: boolean;
  label?: string;
  tags?: number[];
}

/** What is wrong with what the page says besides its sums, at its field. */
export function wordFaults(
  { message, label, expire_at }: Pick<PageInput, 'message' | 'label' | 'expire_at'>,
  today: string,
): { field: string; message: string }[] {
  const due = expire_at === undefined ? null : dueDayFault(expire_at, today);
  return [
    ...(message.trim().length < 3 ? [{ field: 'message', message: 'Escreva de 3 a 80 caracteres' }] : []),
    ...(label !== undefined && cleanName(label).length < 2
      ? [{ field: 'label', message: 'Escreva de 2 a 40 caracteres' }]
      : []),
    ...(due ? [{ field: 'expire_at', message: due.replace('O vencimento', 'A validade') }] : []),
  ];
}

/** Creates a page; its address cannot be guessed. @throws Problem 422 at what is wrong. */
export async function createPage(
  ctx: Ctx,
  kind: PageKind,
  input: PageInput,
  tagFault: string | null,
): Promise<{ id: number; url: string }> {
  const sums = billetFaults({ items: input.items, expire_at: ctx.today, ...priced(input) }, ctx.today);
  refuseFields([
    ...sums.map(({ field, message }) => ({ field, message: message.replaceAll('boleto', 'pagamento') })),
    ...wordFaults(input, ctx.today),
    ...(tagFault ? [{ field: 'tags', message: tagFault }] : []),
  ]);
  const totals = totalsOf(input);
  const items = input.items.map((item) => ({
    name: cleanName(item.name),
    amount: item.amount ?? 1,
    value: item.value,
  }));
  const name = items
    .map((item) => item.name)
    .join(', ')
    .slice(0, 255);
  const row = await ctx
    .trx()
    .insertInto('payment_pages')
    .values({
      account_id: ctx.accountId,
      kind,
      code: newToken().slice(0, 24),
      name,
      items: JSON.stringify(items),
      shipping: totals.shipping,
      discount: totals.discount,
      value: totals.value,
      message: input.message.trim(),
      payment_method: input.payment_method ?? 'all',
      request_delivery_address: input.request_delivery_address ?? false,
      single_use: input.single_use ?? false,
      expire_at: input.expire_at ?? null,
      label: input.label === undefined ? null : cleanName(input.label),
      search: searchText(name, input.message),
      created_by: ctx.userId,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  for (const tag of new Set(input.tags))
    await ctx
      .trx()
      .insertInto('payment_page_tags')
      .values({ account_id: ctx.accountId, page_id: row.id, tag_id: tag })
      .execute();
  await tellPages(ctx, [row.id], kind === 'link' ? 'Link criado' : 'Botão criado');
  ctx.live('charges', 'created', []);
  return { id: row.id, url: pagePath(row.code) };
}

const priced = ({ shipping, discount }: PageInput) => ({
  ...(shipping === undefined ? {} : { shipping }),
  ...(discount === undefined ? {} : { discount }),
});

/** Adds a line to the histories of pages. */
export async function tellPages(
  ctx: Pick<Ctx, 'accountId' | 'userName' | 'now'> & { trx: () => Trx },
  ids: number[],
  message: string,
): Promise<void> {
  if (!ids.length) return;
  await ctx
    .trx()
    .insertInto('payment_page_histories')
    .values(
      ids.map((page_id) => ({
        account_id: ctx.accountId,
        page_id,
        message,
        user_name: ctx.userName,
        created_at: ctx.now,
      })),
    )
    .execute();
}
