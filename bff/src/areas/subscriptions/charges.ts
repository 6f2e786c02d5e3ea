import { sql } from 'kysely';
import type { Body, Answer } from '@balcao/contract/core/registry';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx, FileAnswer } from '../../core/area';
import type { Db } from '../../core/database';
import { happenedWithin } from '../../core/happened-within';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import { matchesText } from '../../core/search-text';
import type { ChargeRow } from '../../kits/charging/actions';
import { renderBilletPdf } from '../../kits/charging/paper/billet-pdf';
import { actionsOf } from '../../kits/charging/rules';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import { chargeTags } from '../../kits/charging/own-tags';
import {
  cancelCharges,
  changeDueDate,
  papersOf,
  resendCharges,
  settleCharges,
  showCharge,
  shownRow,
} from '../charges/service';
import { onDays, rangeFaults } from './list';
import { publishSubscriptions } from './histories';
import './tables';

const MISSING = 'Cobrança não encontrada';
const urlOf = (id: number) => `/bff/subscriptions/charge/${id}/pdf`;

/** Actions that a charge of a subscription allows now. It is not issued again, since the next period has its own; nor filed away. */
const chargeActions = (row: Parameters<typeof actionsOf>[0]) =>
  actionsOf(row).filter((action) => action !== 'reissue' && action !== 'file' && action !== 'unfile');

type Filter = Omit<Body<'POST /v2/charges/subscription/opened'>, 'page' | 'size' | 'order' | 'asc'>;

/** List of the charges of all subscriptions; those that were filed away elsewhere are on it too, as they have no list of their own. */
export const subscriptionCharges = listOf({
  from: 'charges',
  columns: [
    'status',
    'value',
    'expire_at',
    'paid_at',
    'paid_value',
    'created_at',
    'updated_at',
    'filed',
    'payment_method',
    'barcode',
    'customer_name',
    'customer_document',
    'customer_email',
    'customer_phone',
    'carnet_id',
    'subscription_id',
    'order_id',
    'notification_url',
    'reissued_as',
    'is_advanced',
  ],
  always: sql`subscription_id is not null`,
  where: ({ text, status, due, issued, value, tags }: Filter, accountId) => [
    matchesText(sql.ref('search'), text),
    status?.length ? sql`status in (${sql.join(status)})` : null,
    ...onDays(sql`expire_at`, due),
    ...happenedWithin('created_at', issued),
    value?.min !== undefined && sql`value >= ${value.min}`,
    value?.max !== undefined && sql`value <= ${value.max}`,
    tags?.length
      ? sql`id in (select charge_id from charge_tags where account_id = ${accountId} and tag_id = any(${tags}::bigint[]))`
      : null,
  ],
  faults: rangeFaults,
  order: {
    id: ['id', 'desc'],
    customer_name: ['search', 'asc'],
    value: ['value', 'desc'],
    expire_at: ['expire_at', 'desc'],
    created_at: ['created_at', 'desc'],
  },
  beside: (rows, { db, accountId }) =>
    chargeTags.of(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, tags) => ({
    ...shownRow(row),
    url: row.barcode && urlOf(row.id),
    tags: tags.get(row.id) ?? [],
    actions: chargeActions(row),
  }),
});

/** List of the charges of one subscription, newest first (AREAS-7-subscriptions-1). */
export const chargesOfOne = listOf({
  from: 'charges',
  columns: [
    'status',
    'value',
    'expire_at',
    'paid_at',
    'paid_value',
    'filed',
    'payment_method',
    'reissued_as',
    'is_advanced',
  ],
  with: {
    period: sql<number>`(select p.period from subscription_periods p where p.account_id = charges.account_id and p.charge_id = charges.id)`,
  },
  where: ({ subscription }: { subscription: number }) => [sql`subscription_id = ${subscription}`],
  order: { id: ['id', 'desc'] },
  item: (row): Answer<'GET /subscription/{id}/charges'>['items'][number] => ({
    id: row.id,
    period: row.period,
    status: row.status,
    translated_status: STATUS_LABELS[row.status],
    value: row.value,
    expire_at: row.expire_at,
    paid_at: row.paid_at?.toISOString() ?? null,
    paid_value: row.paid_value,
    actions: chargeActions(row),
  }),
});

async function findOwn(db: Db, accountId: number, id: number): Promise<ChargeRow> {
  const row = await db
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('subscription_id', 'is not', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Detail of a subscription's charge (AREAS-2-receive-7). @throws Problem 404 where no subscription has it. */
export async function showSubscriptionCharge(ctx: Ctx, id: number): Promise<Answer<'GET /subscriptions/charge/{id}'>> {
  const row = await findOwn(ctx.db, ctx.accountId, id);
  const of = await ctx.db
    .selectFrom('subscription_periods as p')
    .innerJoin('subscriptions as s', (on) =>
      on.onRef('s.account_id', '=', 'p.account_id').onRef('s.id', '=', 'p.subscription_id'),
    )
    .select(['s.id', 's.plan_name', 'p.period'])
    .where('p.account_id', '=', ctx.accountId)
    .where('p.charge_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...(await showCharge(ctx.db, ctx.accountId, id, ctx.today)),
    url: row.barcode && urlOf(id),
    actions: chargeActions(row),
    subscription: of,
  };
}

/** The billet of a subscription's charge as PDF. @throws Problem 404 where no subscription has the charge, or it has no billet. */
export async function printSubscriptionCharge(ctx: Ctx, id: number): Promise<FileAnswer> {
  const row = await findOwn(ctx.db, ctx.accountId, id);
  if (!row.barcode) throw notFound();
  const [paper] = await papersOf(ctx.db, ctx.accountId, [row]);
  return { name: `boleto-${id}.pdf`, bytes: await renderBilletPdf(paper!) };
}

/**
 * Performs a bulk action on charges of one subscription; other charges are answered as not found.
 * @throws Problem 404 where there is no such subscription.
 */
async function onCharges(
  ctx: Ctx,
  subscription: number,
  ids: number[],
  act: (ids: number[]) => Promise<RowResults>,
): Promise<RowResults> {
  const owned = await ctx
    .trx()
    .selectFrom('subscriptions')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', subscription)
    .executeTakeFirst();
  if (!owned) throw notFound();
  const rows = await ctx
    .trx()
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('subscription_id', '=', subscription)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const own = new Set(rows.map(({ id }) => id));
  const ownIds = ids.filter((id) => own.has(id));
  const { results } = ownIds.length ? await act(ownIds) : { results: [] };
  publishSubscriptions(ctx);
  return { results: ids.map((id) => results.find((one) => one.id === id) ?? { id, ok: false, message: MISSING }) };
}

export const cancelOwn = (ctx: Ctx, id: number, ids: number[]) =>
  onCharges(ctx, id, ids, (own) => cancelCharges(ctx, own));
export const settleOwn = (ctx: Ctx, id: number, ids: number[]) =>
  onCharges(ctx, id, ids, (own) => settleCharges(ctx, own));
export const moveOwn = (ctx: Ctx, id: number, ids: number[], day: string) =>
  onCharges(ctx, id, ids, (own) => changeDueDate(ctx, own, day));
export const resendOwn = (ctx: Ctx, id: number, ids: number[], email?: string) =>
  onCharges(ctx, id, ids, (own) => resendCharges(ctx, own, email));
