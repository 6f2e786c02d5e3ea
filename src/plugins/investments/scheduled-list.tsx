import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduledInvestment } from '@balcao/contract/investments';
import { useListTable } from '../../data/use-list-table';
import { scheduledInvestments } from '../../resources/investments';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay, formatInstant } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { PurchaseState } from './states';
import { WalletTabs } from './tabs';

const STATES = ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] as const;

/** The scheduled wallet: purchases that wait for their day, and what became of them. */
export default function ScheduledList() {
  const { t } = useTranslation('investments');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof scheduledInvestments>[] => [
      { key: 'name', title: t('asset'), name: (row) => row.name, render: (row) => row.name },
      { key: 'issuer', title: t('issuer'), width: 180, render: (row) => row.issuer },
      { key: 'state', title: t('stateTitle'), width: 140, render: (row) => <PurchaseState state={row.state} /> },
      {
        key: 'day',
        title: t('scheduled.day'),
        sort: 'scheduled_for',
        width: 130,
        render: (row) => <span className="num">{formatDay(row.scheduled_for)}</span>,
      },
      {
        key: 'amount',
        title: t('amount'),
        sort: 'amount',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.amount} />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('scheduled.title')} tabs={<WalletTabs current="investments-scheduled" />}>
      <Grid
        label={t('scheduled.title')}
        table={useListTable(scheduledInvestments)}
        columns={columns}
        filters={{
          state: {
            label: t('stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`purchaseState.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('investments-scheduled-detail', { id })!}
        card={cardOf}
        empty={{ title: t('scheduled.emptyTitle'), text: t('scheduled.emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: ScheduledInvestment): CardRow => ({
  title: row.name,
  value: <Money cents={row.amount} />,
  detail: `${formatDay(row.scheduled_for)} · ${formatInstant(row.created_at)}`,
  status: <PurchaseState state={row.state} />,
});
