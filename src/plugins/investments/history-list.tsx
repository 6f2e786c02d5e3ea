import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Redemption } from '@balcao/contract/investments';
import { useListTable } from '../../data/use-list-table';
import { investmentHistory } from '../../resources/investments';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { RedemptionState } from './states';
import { WalletTabs } from './tabs';

const STATES = ['scheduled', 'settled', 'cancelled'] as const;

/** What was redeemed, with its taxes; a row leads to the investment. */
export default function HistoryList() {
  const { t } = useTranslation('investments');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof investmentHistory>[] => [
      { key: 'name', title: t('asset'), name: (row) => row.name, render: (row) => row.name },
      { key: 'state', title: t('stateTitle'), width: 130, render: (row) => <RedemptionState state={row.state} /> },
      {
        key: 'at',
        title: t('history.at'),
        sort: 'created_at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      {
        key: 'gross',
        title: t('gross'),
        sort: 'gross',
        numeric: true,
        width: 130,
        render: (row) => <Money cents={row.gross} />,
      },
      {
        key: 'taxes',
        title: t('taxes'),
        numeric: true,
        width: 120,
        render: (row) => <Money cents={row.iof + row.incomeTax} />,
      },
      { key: 'net', title: t('net'), numeric: true, width: 130, render: (row) => <Money cents={row.net} /> },
    ],
    [t],
  );
  return (
    <ListPage title={t('history.title')} tabs={<WalletTabs current="investments-history" />}>
      <Grid
        label={t('history.title')}
        table={useListTable(investmentHistory)}
        columns={columns}
        filters={{
          state: {
            label: t('stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`redemptionState.${value}`) })),
          },
        }}
        to={({ investment }) => pathOf('investments-detail', { id: investment })!}
        card={cardOf}
        empty={{ title: t('history.emptyTitle'), text: t('history.emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: Redemption): CardRow => ({
  title: row.name,
  value: <Money cents={row.net} />,
  detail: formatInstant(row.created_at),
  status: <RedemptionState state={row.state} />,
});
