import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Investment } from '@balcao/contract/investments';
import { useListTable } from '../../data/use-list-table';
import { investments } from '../../resources/investments';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { ratesOf } from './rates';
import { InvestmentState } from './states';
import { WalletTabs } from './tabs';

const STATES = ['active', 'redeemed', 'matured', 'undone'] as const;

/** The wallet: what was bought, at what it is worth today. */
export default function WalletList() {
  const { t } = useTranslation('investments');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const columns = useMemo(
    (): ColumnOf<typeof investments>[] => [
      { key: 'name', title: t('asset'), name: (row) => row.name, render: (row) => row.name },
      { key: 'rate', title: t('rate'), width: 180, render: ratesOf },
      { key: 'state', title: t('stateTitle'), width: 120, render: (row) => <InvestmentState state={row.state} /> },
      {
        key: 'bought',
        title: t('bought'),
        sort: 'bought_on',
        width: 120,
        render: (row) => <span className="num">{formatDay(row.bought_on)}</span>,
      },
      {
        key: 'maturity',
        title: t('maturity'),
        sort: 'maturity',
        width: 120,
        render: (row) => <span className="num">{formatDay(row.maturity)}</span>,
      },
      {
        key: 'amount',
        title: t('invested'),
        sort: 'amount',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.amount} />,
      },
      { key: 'net', title: t('net'), numeric: true, width: 140, render: (row) => <Money cents={row.net} /> },
    ],
    [t],
  );
  const path = pathOf('investments-products')!;
  const invest = (
    <Button type="primary" onClick={() => void navigate(path)}>
      {t('invest')}
    </Button>
  );
  return (
    <ListPage title={t('wallet.title')} actions={invest} tabs={<WalletTabs current="investments-list" />}>
      <Grid
        label={t('wallet.title')}
        table={useListTable(investments)}
        columns={columns}
        search={t('searchAsset')}
        filters={{
          state: { label: t('stateTitle'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        }}
        to={({ id }) => pathOf('investments-detail', { id })!}
        card={cardOf}
        empty={{ title: t('wallet.emptyTitle'), text: t('wallet.emptyText'), action: invest }}
      />
    </ListPage>
  );
}

const cardOf = (row: Investment): CardRow => ({
  title: row.name,
  value: <Money cents={row.net} />,
  detail: `${ratesOf(row)} · ${formatDay(row.maturity)}`,
  status: <InvestmentState state={row.state} />,
});
