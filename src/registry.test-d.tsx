import { useAction, useCall } from './data/use-call';
import { useListTable } from './data/use-list-table';
import { useRows } from './data/use-rows';
import { useWrites } from './data/use-writes';
import { defineResource } from './define-resource';
import { customers } from './resources/customers';
import { tags } from './resources/tags';
import { DataTable, type ColumnOf } from './ui/list/data-table';
import { RouteLink, usePathOf } from './ui/page/routing';

/**
 * A wrong name does not compile: `tsc` reads this file, and nobody runs it. Each line marked so must be an error; a mark over a line that
 * compiles is one itself.
 */
export function Typos() {
  // @ts-expect-error resource: it is 'customers'
  useAction('POST /customer', { invalidates: ['custommers'] });
  // @ts-expect-error resource of a call
  useCall('GET /groups', { query: {} }, { resource: 'gruops' });
  // @ts-expect-error resource that a write changes too
  useWrites(tags, { invalidates: ['bilets'] });
  // @ts-expect-error a resource is its object, not its name
  useListTable('customers');

  const table = useListTable(customers);
  table.setSorter({ field: 'created_at', order: 'asc' });
  // @ts-expect-error order field
  table.setSorter({ field: 'createdAt', order: 'asc' });
  // @ts-expect-error order field of the first page
  defineResource({ name: 'x', calls: { list: 'POST /customers/search' }, firstOrder: { field: 'nome', order: 'asc' } });
  // @ts-expect-error order field on offer
  defineResource({ name: 'x', calls: { list: 'POST /customers/search' }, orders: ['name', 'nome'] });

  table.setFilters({ owing: 'open', created: { from: '2026-01-01' } });
  // @ts-expect-error filter field
  table.setFilter('grops', [1]);
  // @ts-expect-error value of a filter
  table.setFilters({ owing: 'opened' });
  // @ts-expect-error filter field of the first view
  useListTable(customers, { filters: { grops: [1] } });
  // @ts-expect-error filter field on offer
  defineResource({ name: 'x', calls: { list: 'POST /customers/search' }, filters: { grops: 'ids' } });
  // @ts-expect-error kind of a filter: it takes ids
  defineResource({ name: 'x', calls: { list: 'POST /customers/search' }, filters: { groups: 'days' } });
  // @ts-expect-error it answers no list
  defineResource({ name: 'x', calls: { list: 'POST /customer' } });
  // @ts-expect-error filter field of a plain noun
  useRows(tags, { filters: { hidden: true } });
  // @ts-expect-error field of what is created
  void useWrites(tags).create({ nome: 'x', color_ref: 'red' });
  // @ts-expect-error value of a field of what is changed
  void useWrites(tags).update(1, { name: 'x', color_ref: 'rouge' });
  // @ts-expect-error a call to remove names one by its id
  defineResource({ name: 'x', calls: { list: 'GET /tags', remove: 'PUT /tag' } });
  // @ts-expect-error row field
  table.rows.map((row) => row.nome);

  const columns: ColumnOf<typeof customers>[] = [
    { key: 'since', title: '', sort: 'created_at', render: (row) => row.created_at },
    // @ts-expect-error sort of a column
    { key: 'since', title: '', sort: 'createdAt', render: (row) => row.created_at },
    // @ts-expect-error row of a column
    { key: 'since', title: '', render: (row) => row.createdAt },
  ];

  // @ts-expect-error topic of a call
  useCall('GET /groups', { query: {} }, { topic: 'gruops' });
  // @ts-expect-error topic of a resource
  defineResource({ name: 'x', topic: 'custommers' });

  const pathOf = usePathOf();
  pathOf('customers-detail', { id: 1 });
  // @ts-expect-error route name
  pathOf('customer-detail', { id: 1 });
  // @ts-expect-error what its path takes
  pathOf('customers-detail', { uuid: 'x' });
  // @ts-expect-error its path takes an id
  pathOf('customers-detail');

  return (
    <>
      <RouteLink name="receive:customers">x</RouteLink>
      {/* @ts-expect-error route name of a link */}
      <RouteLink name="receive:custommers">x</RouteLink>
      {/* @ts-expect-error its path takes an id */}
      <RouteLink name="customers-detail">x</RouteLink>
      <DataTable
        label=""
        table={table}
        // @ts-expect-error sort of a column, where it is written in place
        columns={[{ key: 'name', title: '', sort: 'nome', render: () => '' }]}
        card={() => ({ title: '' })}
        empty={{ title: '', text: '' }}
      />
      {columns.length}
    </>
  );
}
