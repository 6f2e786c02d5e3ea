import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { TopUp } from '@balcao/contract/top-up';
import { useListTable } from '../../data/use-list-table';
import { MONEY_TONES } from '../../kits/money/tones';
import { topUps } from '../../resources/top-ups';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatInstant, formatPhone } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { StatusTag } from '../../ui/text/status-tag';

const STATES = ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] as const;

/** Top-ups made, with what became of each; a row opens its receipt. */
export default function TopUpList() {
  const { t } = useTranslation('top-up');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const columns = useMemo((): ColumnOf<typeof topUps>[] => {
    return [
      {
        key: 'phone',
        title: t('phone'),
        name: numberOf,
        render: (row) => <span className="num">{numberOf(row)}</span>,
      },
      { key: 'operator', title: t('operator'), width: 140, render: (row) => row.operator },
      { key: 'state', title: t('stateTitle'), width: 170, render: (row) => <TopUpState state={row.state} /> },
      {
        key: 'at',
        title: t('at'),
        sort: 'created_at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      {
        key: 'amount',
        title: t('amount'),
        sort: 'amount',
        numeric: true,
        width: 130,
        render: (row) => <Money cents={row.amount} />,
      },
    ];
  }, [t]);
  const path = pathOf('services:recharge')!;
  const create = (
    <Button type="primary" onClick={() => void navigate(path)}>
      {t('new')}
    </Button>
  );
  return (
    <ListPage title={t('list.title')} actions={create}>
      <Grid
        label={t('list.title')}
        table={useListTable(topUps)}
        columns={columns}
        search={t('list.search')}
        filters={{
          state: { label: t('stateTitle'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        }}
        to={({ id }) => pathOf('pay-transfer:receipts-detail', { id }) ?? path}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}

function TopUpState({ state }: Pick<TopUp, 'state'>) {
  const { t } = useTranslation('top-up');
  return <StatusTag tone={MONEY_TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}

const cardOf = (row: TopUp): CardRow => ({
  title: numberOf(row),
  value: <Money cents={row.amount} />,
  detail: `${row.operator} · ${formatInstant(row.created_at)}`,
  status: <TopUpState state={row.state} />,
});

const numberOf = ({ phone }: TopUp) => formatPhone(phone);
