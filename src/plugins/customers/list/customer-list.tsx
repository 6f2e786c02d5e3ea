import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRow } from '@balcao/contract/customers';
import { DataTable } from '../../../ui/data-table';
import { ExportButton } from '../../../ui/export-button';
import { FilterBar, FilterSelect } from '../../../ui/filter-bar';
import { ListPage } from '../../../ui/list-page';
import { useAction } from '../../../ui/use-call';
import { useListTable } from '../../../ui/use-list-table';
import { useCustomerMenu, useCustomerPath } from '../parts/customer-menu';
import { useGroups } from '../parts/use-groups';
import { BulkActions } from './bulk-actions';
import { useCustomerCard, useCustomerColumns } from './customer-columns';
import { FilterChips } from './filter-chips';
import { CreateButton, ListButtons } from './list-buttons';
import { PeriodFilter } from './period-filter';
import { useFilterOptions } from './use-filter-options';

/** Who is charged (AREAS-2-receive-5). */
export default function CustomerList() {
  const { t } = useTranslation('customers');
  const table = useListTable<CustomerRow>({ resource: 'customers', sorters: [{ field: 'name', order: 'asc' }], numbers: ['groups'] });
  const { options: groups } = useGroups();
  const { types, owing } = useFilterOptions();
  const pathOf = useCustomerPath();
  const menuOf = useCustomerMenu();
  const { run } = useAction('POST /customers/export', { quiet: true });
  const [ticked, setTicked] = useState<number[]>([]);
  const ids = ticked.filter((id) => table.rows.some((row) => row.id === id));
  return (
    <ListPage title={t('list.title')} actions={<ListButtons />}>
      <FilterBar table={table} search={{ field: 'text', label: t('list.search') }} extra={<ExportButton place="customers-export" start={(format) => run({ body: { format, ...table.body } })} />}>
        <FilterSelect table={table} field="groups" label={t('list.groups')} options={groups} multiple />
        <FilterSelect table={table} field="personType" label={t('list.personType')} options={types} />
        <FilterSelect table={table} field="owing" label={t('list.owing')} options={owing} />
        <PeriodFilter table={table} field="created" label={t('list.created')} />
      </FilterBar>
      <FilterChips table={table} groups={groups} />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={useCustomerColumns()}
        to={(row) => pathOf(row.id)}
        actions={(row) => menuOf(row.id)}
        card={useCustomerCard()}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
        selection={{ ids, onChange: setTicked, bulk: <BulkActions ids={ids} /> }}
      />
    </ListPage>
  );
}
