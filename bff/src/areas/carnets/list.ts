import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import type { Carnet, CarnetAction, CarnetStatus } from '@balcao/contract/carnets';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Tag } from '@balcao/contract/tags';
import { isRealDay } from '../../core/calendar';
import type { Database } from '../../core/database';
import { happenedWithin } from '../../core/happened-within';
import { listOf, type ListScope } from '../../core/list';
import { matchesText } from '../../core/search-text';
import { ownTags } from '../../kits/charging/own-tags';
import './tables';

/** Names of the statuses of carnets, in pt-BR (domain.md 1). */
export const CARNET_LABELS: Record<CarnetStatus, string> = {
  up_to_date: 'Em dia',
  unpaid: 'Vencido',
  finished: 'Quitado',
};

type CarnetFilter = Body<'POST /v2/carnets/totals'>;
type Period = { from?: string; to?: string } | undefined;

/** The faults of a period at its fields: days that do not exist, or are in the wrong order. */
function periodFaults(field: string, { from, to }: { from?: string; to?: string } = {}) {
  const faults: { field: string; message: string }[] = [];
  if (from && !isRealDay(from)) faults.push({ field: `${field}.from`, message: 'Informe uma data válida' });
  if (to && !isRealDay(to)) faults.push({ field: `${field}.to`, message: 'Informe uma data válida' });
  if (from && to && from > to)
    faults.push({ field: `${field}.to`, message: 'A data final deve ser igual ou posterior à inicial.' });
  return faults;
}

const onDays = (column: RawBuilder<unknown>, period: Period): RawBuilder<SqlBool>[] => [
  ...(period?.from ? [sql<SqlBool>`${column} >= ${period.from}::date`] : []),
  ...(period?.to ? [sql<SqlBool>`${column} <= ${period.to}::date`] : []),
];

export const carnetTags = ownTags('carnet_tags', 'carnet_id');

const COLUMNS = [
  'status',
  'customer_name',
  'customer_document',
  'customer_email',
  'parcels',
  'paid_parcels',
  'overdue_parcels',
  'value',
  'open_value',
  'first_due',
  'next_due',
  'filed',
  'created_at',
] as const;

/** The list of carnets, either open or filed away (AREAS-7-charges-2). */
export const carnets = listOf({
  from: 'carnets',
  columns: COLUMNS,
  where: ({ filed, text, status, due, issued, value, tags }: CarnetFilter, accountId) => [
    sql`filed = ${filed}`,
    matchesText(sql.ref('search'), text),
    status?.length ? sql`status in (${sql.join(status)})` : null,
    ...onDays(sql`next_due`, due),
    ...happenedWithin('created_at', issued),
    value?.min !== undefined && sql`value >= ${value.min}`,
    value?.max !== undefined && sql`value <= ${value.max}`,
    carnetTags.anyOf(accountId, tags),
  ],
  faults: ({ due, issued, value }: CarnetFilter) => [
    ...periodFaults('due', due),
    ...periodFaults('issued', issued),
    ...(value?.min !== undefined && value.max !== undefined && value.min > value.max
      ? [{ field: 'value.max', message: 'O valor máximo deve ser igual ou maior que o mínimo.' }]
      : []),
  ],
  order: {
    id: ['id', 'desc'],
    customer_name: ['search', 'asc'],
    value: ['value', 'desc'],
    next_due: ['next_due', 'asc'],
    created_at: ['created_at', 'desc'],
    status: ['status', 'asc'],
  },
  sums: { value: sql<number>`value`, open_value: sql<number>`open_value` },
  beside: (rows, { db, accountId }) =>
    carnetTags.of(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, tags): Carnet => toCarnetDto(row, tags.get(row.id) ?? []),
});

type Shown = Pick<Selectable<Database['carnets']>, (typeof COLUMNS)[number] | 'id'>;

export const toCarnetDto = (row: Shown, tags: Tag[]): Carnet => ({
  id: row.id,
  status: row.status,
  translated_status: CARNET_LABELS[row.status],
  customer_name: row.customer_name,
  customer_document: row.customer_document,
  customer_email: row.customer_email,
  value: row.value,
  parcels: row.parcels,
  paid_parcels: row.paid_parcels,
  overdue_parcels: row.overdue_parcels,
  open_value: row.open_value,
  first_due: row.first_due,
  next_due: row.next_due,
  filed: row.filed,
  created_at: row.created_at.toISOString(),
  tags,
  actions: carnetActions(row),
});

/** The actions that a carnet allows; a finished one can only be filed away or back. */
export const carnetActions = ({ status, filed }: Pick<Shown, 'status' | 'filed'>): CarnetAction[] => [
  ...(status === 'finished' ? [] : (['resend-email', 'cancel'] as const)),
  filed ? 'unfile' : 'file',
];

/** Count and value of the filter's carnets by status, zeros included; integer cents. */
export async function carnetTotals(scope: ListScope, filter: CarnetFilter): Promise<Answer<'POST /v2/carnets/totals'>> {
  const rows = await carnets.totalsBy(scope, filter, 'status');
  return {
    byStatus: (['unpaid', 'up_to_date', 'finished'] as const).map((status) => {
      const sum = rows.find((row) => row.status === status);
      return {
        status,
        translated_status: CARNET_LABELS[status],
        count: sum?.count ?? 0,
        value: sum?.value ?? 0,
        open_value: sum?.open_value ?? 0,
      };
    }),
  };
}

/** Carnets by id, as the last page of issuing shows them (AREAS-3-charge-list-row-1). */
export const carnetsByIds = listOf({
  from: 'carnets',
  columns: ['value', 'next_due', 'customer_name', 'parcels'],
  where: ({ ids }: { ids: number[] }) => [sql`id = any(${ids}::bigint[])`],
  order: {
    id: ['id', 'desc'],
    value: ['value', 'desc'],
    nextExpireAt: ['next_due', 'asc'],
    customerName: ['search', 'asc'],
  },
  item: (row) => ({
    id: row.id,
    carnetId: row.id,
    value: row.value,
    nextExpireAt: row.next_due,
    customerName: row.customer_name,
    paymentMethod: 'carnet' as const,
    totalParcels: row.parcels,
  }),
});
