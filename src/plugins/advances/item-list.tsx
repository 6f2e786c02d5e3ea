import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvancedBillet } from '@balcao/contract/advances';
import { useListTable } from '../../data/use-list-table';
import { advancedBillets } from '../../resources/advances';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { StateTag } from './state-tag';
import { ManagementTabs } from './tabs';

const STATES = ['PENDING', 'SCHEDULED', 'CREDITED', 'DEBITED', 'DENIED', 'CANCELLED', 'OVERDUE'] as const;

/** Billets that were advanced, and what became of each. */
export default function ItemList() {
  const { t } = useTranslation('advances');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof advancedBillets>[] => [
      { key: 'customer', title: t('customer'), name: (row) => row.customer_name, render: (row) => row.customer_name },
      { key: 'state', title: t('stateTitle'), width: 140, render: (row) => <StateTag state={row.state} /> },
      {
        key: 'due',
        title: t('due'),
        sort: 'due',
        width: 130,
        render: (row) => <span className="num">{formatDay(row.due)}</span>,
      },
      {
        key: 'value',
        title: t('value'),
        sort: 'value',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.value} />,
      },
      { key: 'net', title: t('net'), numeric: true, width: 140, render: (row) => <Money cents={row.net} /> },
      { key: 'owed', title: t('owed'), numeric: true, width: 130, render: (row) => <Money cents={row.owed} /> },
    ],
    [t],
  );
  return (
    <ListPage title={t('items.title')} tabs={<ManagementTabs current="advances:management:billets" />}>
      <Grid
        label={t('items.title')}
        table={useListTable(advancedBillets)}
        columns={columns}
        search={t('search')}
        filters={{
          state: { label: t('stateTitle'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        }}
        to={({ advance }) => pathOf('advances:management:detail', { id: advance })!}
        card={cardOf}
        empty={{ title: t('items.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: AdvancedBillet): CardRow => ({
  title: row.customer_name,
  value: <Money cents={row.value} />,
  detail: formatDay(row.due),
  status: <StateTag state={row.state} />,
});
