import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MachinePayout } from '@balcao/contract/card-machine/shapes';
import { useListTable } from '../../../data/use-list-table';
import { machinePayouts } from '../../../resources/card-machine';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { SalesTabs } from '../parts/tabs';
import { useKind } from '../parts/use-kind';

const MODALITIES = ['credit', 'debit', 'pix', 'voucher'] as const;

/** What the acquirer paid, each a line of the statement. */
export default function PayoutList() {
  const { t } = useTranslation('card-machine');
  const pathOf = usePathOf();
  const kindOf = useKind();
  const columns = useMemo(
    (): ColumnOf<typeof machinePayouts>[] => [
      {
        key: 'payout',
        title: t('payouts.column'),
        width: 130,
        name: (row) => t('payouts.of', { id: row.id }),
        render: (row) => t('payouts.of', { id: row.id }),
      },
      {
        key: 'at',
        title: t('payouts.at'),
        sort: 'paid_at',
        width: 180,
        render: (row) => <span className="num">{formatInstant(row.paid_at)}</span>,
      },
      { key: 'kind', title: t('kindTitle'), render: kindOf },
      { key: 'count', title: t('payouts.parcels'), numeric: true, width: 110, render: (row) => row.count },
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
  const card = (row: MachinePayout): CardRow => ({
    title: kindOf(row),
    value: <Money cents={row.net} />,
    detail: formatInstant(row.paid_at),
  });
  return (
    <ListPage title={t('payouts.title')} lead={t('payouts.lead')} tabs={<SalesTabs current="card-machine-payouts" />}>
      <Grid
        label={t('payouts.title')}
        table={useListTable(machinePayouts)}
        columns={columns}
        filters={{
          modalities: {
            label: t('modalityTitle'),
            options: MODALITIES.map((value) => ({ value, label: t(`modality.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('card-machine-payout', { id })!}
        card={card}
        empty={{ title: t('payouts.emptyTitle'), text: t('payouts.emptyText') }}
      />
    </ListPage>
  );
}
