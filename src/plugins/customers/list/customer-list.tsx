import { useTranslation } from 'react-i18next';
import type { CustomerRow } from '@balcao/contract/customers';
import { DataTable } from '../../../ui/data-table';
import { FilterBar, FilterSelect } from '../../../ui/filter-bar';
import { ListPage } from '../../../ui/list-page';
import { useListTable } from '../../../ui/use-list-table';
import { useCustomerMenu, useCustomerPath } from '../parts/customer-menu';
import { useGroups } from '../parts/use-groups';
import { CreateButton } from './create-button';
import { useCustomerCard, useCustomerColumns } from './customer-columns';

/** Who is charged (AREAS-2-receive-5). */
export default function CustomerList() {
  const { t } = useTranslation('customers');
  const table = useListTable<CustomerRow>({ resource: 'customers', sorters: [{ field: 'name', order: 'asc' }], numbers: ['group'] });
  const { options: groups } = useGroups();
  const pathOf = useCustomerPath();
  const menuOf = useCustomerMenu();
  const types = (['F', 'J'] as const).map((value) => ({ value, label: t(`personType.${value}`) }));
  return (
    <ListPage title={t('list.title')} actions={<CreateButton />}>
      <FilterBar table={table} search={{ field: 'text', label: t('list.search') }}>
        <FilterSelect table={table} field="group" label={t('list.group')} options={groups} />
        <FilterSelect table={table} field="personType" label={t('list.personType')} options={types} />
      </FilterBar>
      <DataTable
        label={t('list.label')}
        table={table}
        columns={useCustomerColumns()}
        to={(row) => pathOf(row.id)}
        actions={(row) => menuOf(row.id)}
        card={useCustomerCard()}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
      />
    </ListPage>
  );
}
