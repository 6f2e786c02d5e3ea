import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { customers } from '../../../resources/customers';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useCustomerMenu, useCustomerPath } from '../parts/customer-menu';
import { useCustomerCard, useCustomerColumns } from './customer-columns';
import { CreateButton, ListButtons } from './list-buttons';
import { useCustomerBulk } from './use-customer-bulk';
import { useCustomerFilters } from './use-customer-filters';

/** The list of customers (AREAS-2-receive-5). */
export default function CustomerList() {
  const { t } = useTranslation('customers');
  const table = useListTable(customers);
  const pathOf = useCustomerPath();
  const menuOf = useCustomerMenu();
  return (
    <ListPage title={t('list.title')} actions={<ListButtons />}>
      <Grid
        label={t('list.label')}
        table={table}
        search={t('list.search')}
        filters={useCustomerFilters()}
        columns={useCustomerColumns()}
        card={useCustomerCard()}
        to={(row) => pathOf(row.id)}
        actions={(row) => menuOf(row.id)}
        exports="POST /customers/export"
        bulk={useCustomerBulk(table)}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
      />
    </ListPage>
  );
}
