import { sql } from 'kysely';
import type { Group } from '@balcao/contract/customer-groups';
import type { CustomerFilter, CustomerRow } from '@balcao/contract/customers';
import { listOf } from '../../core/list';
import { openByCustomer, OWED } from '../charges/service';
import { filterFaults, matching } from './filter';
import { customerOf } from './repository';
import './tables';

const of = {
  from: 'customers',
  always: sql<boolean>`deleted_at is null`,
  where: (filter: CustomerFilter, accountId: number) => matching(accountId, filter),
  faults: filterFaults,
  order: {
    name: ['search', 'asc'],
    document: ['document', 'desc'],
    created_at: ['created_at', 'desc'],
    open: [OWED.value, 'desc'],
    late: [OWED.late, 'desc'],
  },
} as const;

const groups = sql<Group[]>`(
  select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name) order by array_position(customers.groups, g.id)), '[]')
  from customer_groups g where g.account_id = customers.account_id and g.id = any(customers.groups)
)`;

/** Customers as the list shows them, by name. */
export const customers = listOf({
  ...of,
  columns: ['person_type', 'name', 'document', 'emails', 'phones', 'created_at'],
  with: { groups },
  beside: (rows, { db, accountId }) =>
    openByCustomer(
      db,
      accountId,
      rows.map(({ id }) => id),
    ),
  item: (row, open): CustomerRow => ({
    id: row.id,
    personType: row.person_type,
    name: row.name,
    document: row.document,
    email: row.emails[0] ?? null,
    phone: row.phones[0] ?? null,
    groups: row.groups,
    openCharges: open(row.id).count,
    openValue: open(row.id).value,
    overdueSince: open(row.id).since,
    created_at: row.created_at.toISOString(),
  }),
});

/** The same customers with all columns, for the export. */
export const wholeCustomers = listOf({
  ...of,
  columns: [
    'person_type',
    'name',
    'document',
    'phones',
    'emails',
    'address',
    'birthday',
    'note',
    'customer_code',
    'created_at',
    'updated_at',
  ],
  with: { groups },
  item: ({ groups: named, ...row }) => ({
    ...customerOf({ ...row, groups: [] }),
    groups: named.map(({ name }) => name),
  }),
});
