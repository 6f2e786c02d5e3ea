import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';
import type { ReceivableKind } from '@balcao/contract/receive-overview';
import { isRealDay } from '../../core/calendar';
import { normalizeDocument } from '../../core/documents';
import { happenedWithin } from '../../core/happened-within';
import { listOf, type ListScope } from '../../core/list';
import { matchesText } from '../../core/search-text';
import { RECEIVABLE_LABELS } from '../../kits/charging/kind-labels';
import { isOwed } from '../../kits/charging/owed';
import { splitSums } from '../../kits/charging/splits';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import '../../kits/charging/tables';

type Period = { from?: string; to?: string };

export interface ReceivableFilter {
  text?: string;
  state?: 'received' | 'owed';
  kind?: ReceivableKind[];
  due?: Period;
  issued?: Period;
  paid?: Period;
  document?: string;
}

const RECEIVED = ['paid', 'settled', 'identified', 'approved'] as const satisfies readonly ChargeStatus[];

const dueWithin = ({ from, to }: Period = {}): (RawBuilder<SqlBool> | null)[] => [
  from ? sql<SqlBool>`expire_at >= ${from}::date` : null,
  to ? sql<SqlBool>`expire_at <= ${to}::date` : null,
];

const statusIs = (statuses: readonly ChargeStatus[]) =>
  sql<SqlBool>`status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** SQL of the amount received for a charge, integer cents; for one marked as paid its value, for an unpaid one 0. */
export const RECEIVED_VALUE = sql<number>`case when ${statusIs(RECEIVED)} then coalesce(paid_value, value) else 0 end`;

/** Faults of the days of a filter, at their fields. */
const periodFaults = (filter: ReceivableFilter) =>
  (['due', 'issued', 'paid'] as const).flatMap((name) =>
    (['from', 'to'] as const).flatMap((side) => {
      const day = filter[name]?.[side];
      return day && !isRealDay(day) ? [{ field: `${name}.${side}`, message: 'Informe uma data válida' }] : [];
    }),
  );

/** The SQL conditions of a filter; null where the filter sets none. */
export const receivableWhere = ({ text, state, kind, document, ...periods }: ReceivableFilter, accountId: number) => [
  matchesText(sql.ref('search'), text),
  state === 'received' ? statusIs(RECEIVED) : state === 'owed' ? isOwed(accountId) : null,
  kind?.length ? sql<SqlBool>`kind in (${sql.join(kind)})` : null,
  document ? sql<SqlBool>`customer_document = ${normalizeDocument(document)}` : null,
  ...dueWithin(periods.due),
  ...happenedWithin('created_at', periods.issued),
  ...happenedWithin('paid_at', periods.paid),
];

/** List of charges of all kinds and of the cycles of Pix automático; each figure of the overview is a sum over this list with a filter. */
export const receivables = listOf({
  from: 'receivables',
  columns: [
    'kind',
    'payment_method',
    'customer_name',
    'customer_document',
    'customer_email',
    'status',
    'value',
    'paid_value',
    'fee',
    'expire_at',
    'created_at',
    'paid_at',
    'carnet_id',
    'link_id',
    'subscription_id',
    'collection_id',
  ],
  where: receivableWhere,
  faults: periodFaults,
  order: {
    id: ['id', 'desc'],
    customer_name: ['search', 'asc'],
    value: ['value', 'desc'],
    expire_at: ['expire_at', 'asc'],
    paid_at: ['paid_at', 'desc'],
    created_at: ['created_at', 'desc'],
  },
  sums: { value: sql<number>`value`, received: RECEIVED_VALUE },
  beside: (rows, { db, accountId }) =>
    splitSums(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, shared) => ({
    id: row.id,
    kind: row.kind,
    kind_label: RECEIVABLE_LABELS[row.kind],
    by_card: row.payment_method === 'credit_card',
    customer_name: row.customer_name,
    customer_document: row.customer_document,
    customer_email: row.customer_email,
    status: row.status,
    translated_status: STATUS_LABELS[row.status],
    value: row.value,
    received: (RECEIVED as readonly ChargeStatus[]).includes(row.status) ? (row.paid_value ?? row.value) : 0,
    shared: shared.get(row.id) ?? 0,
    fee: row.fee,
    expire_at: row.expire_at,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    carnet_id: row.carnet_id,
    link_id: row.link_id,
    subscription_id: row.subscription_id,
    collection_id: row.collection_id,
  }),
});

/** Totals of a filter's charges, with `shared`: the part that splits pass on to other accounts. Integer cents. */
export async function receivableTotals(scope: ListScope, filter: ReceivableFilter) {
  const totals = await receivables.totalsOf(scope, filter);
  const matching = receivableWhere(filter, scope.accountId).filter((one) => one !== null);
  const { rows } = await sql<{ shared: number }>`
    select coalesce(sum(share), 0)::bigint as shared from charge_splits
    where account_id = ${scope.accountId} and charge_id in (
      select id from receivables where ${sql.join([sql`account_id = ${scope.accountId}`, ...matching], sql` and `)})`.execute(
    scope.db,
  );
  return { ...totals, shared: rows[0]!.shared };
}
