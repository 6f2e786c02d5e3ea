import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reconciliation } from '@balcao/contract/reconciliation';
import { useListTable } from '../../../data/use-list-table';
import { reconciliation } from '../../../resources/reconciliation';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { ReconciliationStatus } from '../parts/reconciliation-status';
import { CreateButton } from './create-button';

const cardOf = (row: Reconciliation): CardRow => ({
  title: row.name,
  value: <ReconciliationStatus status={row.status} />,
  detail: <span className="num">{formatInstant(row.created_at)}</span>,
});

export default function ReconciliationList() {
  const { t } = useTranslation('reconciliation');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof reconciliation>[] => [
      { key: 'name', title: t('field.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      {
        key: 'status',
        title: t('field.status'),
        width: 140,
        render: (row) => <ReconciliationStatus status={row.status} />,
      },
      {
        key: 'createdAt',
        title: t('field.createdAt'),
        sort: 'created_at',
        width: 180,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('list.title')} actions={<CreateButton />}>
      <Grid
        label={t('list.title')}
        table={useListTable(reconciliation)}
        search={t('list.search')}
        columns={columns}
        to={(row) => pathOf('reconciliation-detail', { id: row.id })!}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <CreateButton /> }}
      />
    </ListPage>
  );
}
