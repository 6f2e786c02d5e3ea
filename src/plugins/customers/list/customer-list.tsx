import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerFilter, CustomerRow } from '@balcao/contract/customers';
import { DataTable } from '../../../ui/data-table';
import { ExportButton } from '../../../ui/export-button';
import { FilterBar } from '../../../ui/filter-bar';
import { GridViews } from '../../../ui/grid-views';
import { ListPage } from '../../../ui/list-page';
import { TableView, useTableView } from '../../../ui/table-view';
import { useAction, useAsk } from '../../../ui/use-call';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useListTable } from '../../../ui/use-list-table';
import { useSelection } from '../../../ui/use-selection';
import { useCustomerMenu, useCustomerPath } from '../parts/customer-menu';
import { useCustomerCard, useCustomerColumns } from './customer-columns';
import { CreateButton, ListButtons } from './list-buttons';
import { useCustomerBulk } from './use-customer-bulk';
import { useCustomerChips } from './use-customer-chips';
import { OFFER } from './use-filter-options';

const FilterSheet = lazy(() => import('./customer-filter-sheet'));

/** Who is charged (AREAS-2-receive-5). */
export default function CustomerList() {
  const { t } = useTranslation('customers');
  const table = useListTable<CustomerRow>({
    resource: 'customers',
    sorters: [{ field: 'name', order: 'asc' }],
    offer: OFFER,
  });
  const filter: CustomerFilter = table.body;
  const columns = useCustomerColumns();
  const view = useTableView(table.resource, columns);
  const selection = useSelection(table);
  const bulk = useCustomerBulk(selection);
  const chips = useCustomerChips(table, filter);
  const phone = useIsPhone();
  const pathOf = useCustomerPath();
  const menuOf = useCustomerMenu();
  const askIds = useAsk('POST /customers/ids');
  const { run } = useAction('POST /customers/export', { quiet: true });
  return (
    <ListPage title={t('list.title')} actions={<ListButtons />}>
      <FilterBar
        table={table}
        search={{ field: 'text', label: t('list.search') }}
        chips={chips}
        sheet={<FilterSheet table={table} filter={filter} />}
        extra={
          <>
            <GridViews table={table} view={view} />
            {!phone && <TableView view={view} columns={columns} inBar />}
            <ExportButton place="customers-export" start={(format) => run({ body: { format, ...filter } })} />
          </>
        }
      />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={columns}
        view={view}
        to={(row) => pathOf(row.id)}
        actions={(row) => menuOf(row.id)}
        card={useCustomerCard()}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
        selection={{
          ...selection,
          bulk: bulk.buttons,
          pickAll: async () => selection.pickAll((await askIds({ body: filter })).ids),
        }}
      />
      {bulk.dialog}
    </ListPage>
  );
}
