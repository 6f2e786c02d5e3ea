import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { chargeItems } from '../../../resources/charge-items';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { useItemMenu, useItemPath } from '../parts/item-menu';
import { CreateButton } from './create-button';
import { itemCard, useItemColumns } from './item-columns';

/** The catalogue of items that the account charges for (AREAS-2-receive-4). */
export default function ItemList() {
  const { t } = useTranslation('charge-items');
  const pathOf = useItemPath();
  const menuOf = useItemMenu();
  return (
    <ListPage title={t('list.title')} actions={<CreateButton />}>
      <Grid
        label={t('list.label')}
        table={useListTable(chargeItems)}
        search={t('list.search')}
        columns={useItemColumns()}
        card={itemCard}
        to={(row) => pathOf(row.id)}
        actions={(row) => menuOf(row.id)}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
      />
    </ListPage>
  );
}
