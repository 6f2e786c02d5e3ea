import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MachineSale } from '@balcao/contract/card-machine/shapes';
import { useListTable } from '../../../data/use-list-table';
import { machineSales } from '../../../resources/card-machine';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { SaleState } from '../parts/states';
import { SalesTabs } from '../parts/tabs';
import { useKind } from '../parts/use-kind';
import { useSaleFilters } from '../parts/use-sale-filters';
import { SalesSummary } from './sales-summary';

const STATES = ['approved', 'contested', 'reversed'] as const;

/** Sales of the account's machines, the last one first (AREAS-3-card-machine-1, 2). */
export default function SaleList() {
  const { t } = useTranslation('card-machine');
  const pathOf = usePathOf();
  const kindOf = useKind();
  const filters = useSaleFilters();
  const table = useListTable(machineSales);
  const columns = useMemo(
    (): ColumnOf<typeof machineSales>[] => [
      {
        key: 'sale',
        title: t('sale.column'),
        width: 100,
        name: (row) => t('sale.of', { id: row.id }),
        render: (row) => t('sale.of', { id: row.id }),
      },
      {
        key: 'at',
        title: t('soldAt'),
        sort: 'date',
        width: 155,
        render: (row) => <span className="num">{formatInstant(row.sold_at)}</span>,
      },
      { key: 'kind', title: t('kindTitle'), render: (row) => `${kindOf(row)}, ${t('times', { count: row.parcels })}` },
      { key: 'machine', title: t('machineTitle'), width: 130, render: (row) => row.machineName },
      { key: 'state', title: t('stateTitle'), width: 120, render: (row) => <SaleState state={row.state} /> },
      {
        key: 'amount',
        title: t('amount'),
        sort: 'amount',
        numeric: true,
        width: 120,
        render: (row) => <Money cents={row.amount} />,
      },
      {
        key: 'fees',
        title: t('fees.column'),
        numeric: true,
        width: 105,
        render: (row) => <Money cents={row.fee + row.anticipation_fee} />,
      },
      { key: 'net', title: t('net'), numeric: true, width: 120, render: (row) => <Money cents={row.net} /> },
    ],
    [t, kindOf],
  );
  const card = (row: MachineSale): CardRow => ({
    title: kindOf(row),
    value: <Money cents={row.amount} />,
    detail: `${formatInstant(row.sold_at)} · ${t('times', { count: row.parcels })}`,
    status: <SaleState state={row.state} />,
  });
  return (
    <ListPage title={t('sales.title')} tabs={<SalesTabs current="card-machine:my-sales" />}>
      <Grid
        label={t('sales.title')}
        table={table}
        columns={columns}
        search={t('search')}
        summary={<SalesSummary table={table} />}
        filters={{
          sold: { label: t('soldAt') },
          ...filters,
          state: {
            label: t('stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`saleState.${value}`) })),
          },
        }}
        exports="POST /pos/sales/export"
        to={({ id }) => pathOf('card-machine-sale', { id })!}
        card={card}
        empty={{
          title: t('sales.emptyTitle'),
          text: t('sales.emptyText'),
          action: <RouteLink name="card-machine:settings">{t('settings.title')}</RouteLink>,
        }}
      />
    </ListPage>
  );
}
