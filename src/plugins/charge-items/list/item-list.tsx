import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChargeItem } from '@balcao/contract/charge-items';
import type { CardRow } from '../../../ui/card-rows';
import { DataTable, type Column } from '../../../ui/data-table';
import { FilterBar } from '../../../ui/filter-bar';
import { formatDay } from '../../../ui/format';
import { ListPage } from '../../../ui/list-page';
import { Money } from '../../../ui/money';
import type { Offer } from '../../../ui/filter-body';
import { useListTable } from '../../../ui/use-list-table';
import { useItemMenu, useItemPath } from '../parts/use-item';
import { CreateButton } from './create-button';

const OFFER: Offer = { filters: { text: 'text' }, order: ['name', 'value', 'updated_at'] };

const cardOf = (row: ChargeItem): CardRow => ({
  title: row.name,
  value: <Money cents={row.value} />,
  detail: <span className="num">{formatDay(row.updated_at)}</span>,
});

/** What the account charges for (AREAS-2-receive-4). */
export default function ItemList() {
  const { t } = useTranslation('charge-items');
  const table = useListTable<ChargeItem>({
    resource: 'charge-items',
    sorters: [{ field: 'name', order: 'asc' }],
    offer: OFFER,
  });
  const pathOf = useItemPath();
  const menuOf = useItemMenu();
  const columns = useMemo(
    (): Column<ChargeItem>[] => [
      { key: 'name', title: t('column.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      {
        key: 'updatedAt',
        title: t('column.updatedAt'),
        sort: 'updated_at',
        width: 160,
        render: (row) => <span className="num">{formatDay(row.updated_at)}</span>,
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 180,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('list.title')} actions={<CreateButton />}>
      <FilterBar table={table} search={{ field: 'text', label: t('list.search') }} />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={columns}
        to={(row) => pathOf(row.id)}
        actions={(row) => menuOf(row.id)}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
      />
    </ListPage>
  );
}
