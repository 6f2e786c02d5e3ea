import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { useListTable } from '../../data/use-list-table';
import { useSelection } from '../../data/use-selection';
import { receipts } from '../../resources/receipts';
import { CardOrder } from '../../ui/list/card-order';
import { DataTable, type ColumnOf } from '../../ui/list/data-table';
import { FilterBar } from '../../ui/list/filter-bar';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { ReceiptsBulk } from './receipts-bulk';
import { StateTag } from './state-tag';

/** The list of outgoing operations, with their receipts. */
export default function ReceiptList() {
  const { t } = useTranslation('receipts');
  const pathOf = usePathOf();
  const table = useListTable(receipts);
  const { ids, pages, onChange } = useSelection(table);
  const columns = useMemo<ColumnOf<typeof receipts>[]>(
    () => [
      {
        key: 'when',
        title: t('list.when'),
        sort: 'created_at',
        width: 116,
        render: (row) => formatDay(row.created_at),
      },
      { key: 'who', title: t('list.who'), name: (row) => row.counterpart.name, render: (row) => row.counterpart.name },
      { key: 'kind', title: t('list.kind'), width: 190, render: (row) => row.label },
      { key: 'state', title: t('list.state'), width: 150, render: (row) => <StateTag state={row.state} /> },
      {
        key: 'amount',
        title: t('list.amount'),
        sort: 'amount',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.amount} />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('list.title')}>
      <FilterBar
        table={table}
        order={<CardOrder columns={columns} table={table} asButton />}
        search={{ field: 'text', label: t('list.search') }}
      />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={columns}
        orderInBar
        to={(row) => pathOf('pay-transfer:receipts-detail', { id: row.id }) ?? ''}
        card={cardOf}
        selection={{ ids, pages, onChange, bulk: <ReceiptsBulk ids={ids} /> }}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: MoneyOperation) => ({
  title: row.counterpart.name,
  value: <Money cents={row.amount} />,
  detail: formatDay(row.created_at),
  status: <StateTag state={row.state} />,
});
