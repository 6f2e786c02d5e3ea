import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MachineReceivable } from '@balcao/contract/card-machine/shapes';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { machineReceivables } from '../../../resources/card-machine';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ReceivableState } from '../parts/states';
import { SalesTabs } from '../parts/tabs';
import { useKind } from '../parts/use-kind';
import { useSaleFilters } from '../parts/use-sale-filters';

const STATES = ['expected', 'paid', 'cancelled'] as const;

/** What is received of sales, a row an instalment, the latest day first. */
export default function ReceivableList() {
  const { t } = useTranslation('card-machine');
  const pathOf = usePathOf();
  const kindOf = useKind();
  const filters = useSaleFilters();
  const table = useListTable(machineReceivables);
  const columns = useMemo(
    (): ColumnOf<typeof machineReceivables>[] => [
      {
        key: 'parcel',
        title: t('parcel'),
        width: 170,
        name: (row) => t('receivables.of', { parcel: row.parcel, parcels: row.parcels, sale: row.sale }),
        render: (row) => t('receivables.of', { parcel: row.parcel, parcels: row.parcels, sale: row.sale }),
      },
      {
        key: 'day',
        title: t('payDay'),
        sort: 'expected_pay_day',
        width: 140,
        render: (row) => <span className="num">{formatDay(row.expected_pay_day)}</span>,
      },
      { key: 'kind', title: t('kindTitle'), render: kindOf },
      {
        key: 'sold',
        title: t('soldAt'),
        width: 130,
        render: (row) => <span className="num">{formatDay(row.sold_at)}</span>,
      },
      { key: 'state', title: t('stateTitle'), width: 120, render: (row) => <ReceivableState state={row.state} /> },
      { key: 'gross', title: t('gross'), numeric: true, width: 130, render: (row) => <Money cents={row.gross} /> },
      { key: 'fee', title: t('fees.column'), numeric: true, width: 120, render: (row) => <Money cents={row.fee} /> },
      {
        key: 'net',
        title: t('net'),
        sort: 'net',
        numeric: true,
        width: 130,
        render: (row) => <Money cents={row.net} />,
      },
    ],
    [t, kindOf],
  );
  const card = (row: MachineReceivable): CardRow => ({
    title: kindOf(row),
    value: <Money cents={row.net} />,
    detail: `${formatDay(row.expected_pay_day)} · ${t('parcelOf', { parcel: row.parcel, parcels: row.parcels })}`,
    status: <ReceivableState state={row.state} />,
  });
  return (
    <ListPage title={t('receivables.title')} tabs={<SalesTabs current="card-machine-receivables" />}>
      <Grid
        label={t('receivables.title')}
        table={table}
        columns={columns}
        search={t('search')}
        summary={<Totals body={table.body} />}
        filters={{
          paid: { label: t('payDay') },
          ...filters,
          state: {
            label: t('stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`receivableState.${value}`) })),
          },
        }}
        exports="POST /pos/receivables/export"
        to={({ sale }) => pathOf('card-machine-sale', { id: sale })!}
        card={card}
        empty={{ title: t('receivables.emptyTitle'), text: t('receivables.emptyText') }}
      />
    </ListPage>
  );
}

function Totals({ body }: { body: object }) {
  const { t } = useTranslation('card-machine');
  const { data } = useCall('POST /pos/receivables/totals', { body }, { topic: 'card-machine' });
  if (!data) return null;
  const { gross, fee, net, count } = data;
  return (
    <SummaryStrip
      label={t('receivables.totals')}
      items={[
        { key: 'gross', label: t('gross'), value: <Money cents={gross} />, detail: t('receivables.count', { count }) },
        { key: 'fee', label: t('fees.column'), value: <Money cents={fee} /> },
        { key: 'net', label: t('net'), value: <Money cents={net} /> },
      ]}
    />
  );
}
