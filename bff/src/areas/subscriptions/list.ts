import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Subscription, SubscriptionAction, SubscriptionStatus } from '@balcao/contract/subscriptions';
import type { Tag } from '@balcao/contract/tags';
import { isRealDay } from '../../core/calendar';
import type { Database } from '../../core/database';
import { happenedWithin } from '../../core/happened-within';
import { listOf, type ListScope } from '../../core/list';
import { matchesText } from '../../core/search-text';
import { ownTags } from '../../kits/charging/own-tags';
import './tables';

/** pt-BR names of the statuses of subscriptions (domain.md 1). */
export const SUBSCRIPTION_LABELS: Record<SubscriptionStatus, string> = {
  new: 'Nova',
  active: 'Ativa',
  canceled: 'Cancelada',
  expired: 'Expirada',
};

export const isGoing = ({ status }: { status: SubscriptionStatus }) => status === 'new' || status === 'active';

type Filter = Body<'POST /v2/subscriptions/totals'> & { requested?: boolean };
type Period = { from?: string; to?: string } | undefined;

/** Faults of a filter's ranges of days and values, at their fields. */
export function rangeFaults({
  value,
  ...periods
}: {
  due?: Period;
  issued?: Period;
  value?: { min?: number; max?: number };
}) {
  const faults = (['due', 'issued'] as const).flatMap((field) => {
    const { from, to } = periods[field] ?? {};
    return [
      ...(from && !isRealDay(from) ? [{ field: `${field}.from`, message: 'Informe uma data válida' }] : []),
      ...(to && !isRealDay(to) ? [{ field: `${field}.to`, message: 'Informe uma data válida' }] : []),
      ...(from && to && from > to
        ? [{ field: `${field}.to`, message: 'A data final deve ser igual ou posterior à inicial.' }]
        : []),
    ];
  });
  return value?.min !== undefined && value.max !== undefined && value.min > value.max
    ? [...faults, { field: 'value.max', message: 'O valor máximo deve ser igual ou maior que o mínimo.' }]
    : faults;
}

export const onDays = (column: RawBuilder<unknown>, period: Period): RawBuilder<SqlBool>[] => [
  ...(period?.from ? [sql<SqlBool>`${column} >= ${period.from}::date`] : []),
  ...(period?.to ? [sql<SqlBool>`${column} <= ${period.to}::date`] : []),
];

export const subscriptionTags = ownTags('subscription_tags', 'subscription_id');

const COLUMNS = [
  'status',
  'plan_id',
  'plan_name',
  'interval_months',
  'repeats',
  'payment_method',
  'customer_name',
  'customer_document',
  'customer_email',
  'value',
  'issued',
  'paid_charges',
  'overdue_charges',
  'open_value',
  'next_expire_at',
  'failure',
  'retry_on',
  'failed_charge',
  'created_at',
] as const;

/** List of subscriptions; `requested`: only new and active ones of which no charge was paid yet. */
export const subscriptions = listOf({
  from: 'subscriptions',
  columns: COLUMNS,
  where: ({ requested, text, status, attention, plans, due, issued, value, tags }: Filter, accountId) => [
    requested ? sql`status in ('new', 'active') and paid_charges = 0` : null,
    matchesText(sql.ref('search'), text),
    status?.length ? sql`status in (${sql.join(status)})` : null,
    attention === 'failed' ? sql`failure is not null` : attention === 'overdue' ? sql`overdue_charges > 0` : null,
    plans?.length ? sql`plan_id = any(${plans}::bigint[])` : null,
    ...onDays(sql`next_expire_at`, due),
    ...happenedWithin('created_at', issued),
    value?.min !== undefined && sql`value >= ${value.min}`,
    value?.max !== undefined && sql`value <= ${value.max}`,
    subscriptionTags.anyOf(accountId, tags),
  ],
  faults: rangeFaults,
  order: {
    id: ['id', 'desc'],
    customer_name: ['search', 'asc'],
    value: ['value', 'desc'],
    next_expire_at: ['next_expire_at', 'asc'],
    created_at: ['created_at', 'desc'],
    status: ['status', 'asc'],
  },
  sums: { monthly: sql<number>`round(value::numeric / interval_months)::bigint`, open_value: sql<number>`open_value` },
  beside: (rows, { db, accountId }) =>
    subscriptionTags.of(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, tags): Subscription => toSubscriptionDto(row, tags.get(row.id) ?? []),
});

type Shown = Pick<Selectable<Database['subscriptions']>, (typeof COLUMNS)[number] | 'id'>;

export const toSubscriptionDto = (row: Shown, tags: Tag[]): Subscription => ({
  id: row.id,
  status: row.status,
  translated_status: SUBSCRIPTION_LABELS[row.status],
  plan_id: row.plan_id,
  plan_name: row.plan_name,
  interval: row.interval_months,
  repeats: row.repeats,
  customer_name: row.customer_name,
  customer_document: row.customer_document,
  customer_email: row.customer_email,
  payment_method: row.payment_method,
  value: row.value,
  issued: row.issued,
  paid_charges: row.paid_charges,
  overdue_charges: row.overdue_charges,
  open_value: row.open_value,
  next_expire_at: row.next_expire_at,
  failure: row.failure,
  retry_on: row.retry_on,
  created_at: row.created_at.toISOString(),
  tags,
  actions: subscriptionActions(row),
});

/** Actions that a subscription allows now; one that has ended only allows to retry its refused card (domain.md 1). */
export const subscriptionActions = (row: Pick<Shown, 'status' | 'failure' | 'failed_charge'>): SubscriptionAction[] => {
  const goes = isGoing(row);
  const retry = (goes && row.failure) || row.failed_charge !== null;
  return [...(retry ? (['retry'] as const) : []), ...(goes ? (['update', 'email', 'cancel'] as const) : [])];
};

/** Totals by status of the subscriptions that match a filter, also of statuses without any; values in integer cents. */
export async function subscriptionTotals(
  scope: ListScope,
  filter: Filter,
): Promise<Answer<'POST /v2/subscriptions/totals'>> {
  const rows = await subscriptions.totalsBy(scope, filter, 'status');
  return {
    byStatus: (['active', 'new', 'expired', 'canceled'] as const).map((status) => {
      const sum = rows.find((row) => row.status === status);
      return {
        status,
        translated_status: SUBSCRIPTION_LABELS[status],
        count: sum?.count ?? 0,
        monthly: sum?.monthly ?? 0,
        open_value: sum?.open_value ?? 0,
      };
    }),
  };
}

/** Subscriptions by id, as the last step of issuing shows them (AREAS-3-charge-list-row-1). */
export const subscriptionsByIds = listOf({
  from: 'subscriptions',
  columns: ['value', 'next_expire_at', 'customer_name', 'payment_method'],
  where: ({ ids }: { ids: number[] }) => [sql`id = any(${ids}::bigint[])`],
  order: {
    id: ['id', 'desc'],
    value: ['value', 'desc'],
    nextExpireAt: ['next_expire_at', 'asc'],
    customerName: ['search', 'asc'],
  },
  item: (row) => ({
    id: row.id,
    subscriptionId: row.id,
    value: row.value,
    nextExpireAt: row.next_expire_at,
    customerName: row.customer_name,
    paymentMethod: row.payment_method === 'credit_card' ? ('creditCard' as const) : ('bankingBillet' as const),
  }),
});
