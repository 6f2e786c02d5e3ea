import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MachineContest } from '@balcao/contract/card-machine/shapes';
import { useListTable } from '../../../data/use-list-table';
import { machineContests } from '../../../resources/card-machine';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ContestState } from '../parts/states';
import { SalesTabs } from '../parts/tabs';

const STATES = ['open', 'answered', 'won', 'lost'] as const;

/** Contested sales, the nearest deadline first. */
export default function ContestList() {
  const { t } = useTranslation('card-machine');
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof machineContests>[] => [
      {
        key: 'contest',
        title: t('contest.title'),
        width: 150,
        name: (row) => t('contest.of', { value: formatMoney(row.amount) }),
        render: (row) => t('contest.of', { value: formatMoney(row.amount) }),
      },
      {
        key: 'deadline',
        title: t('contest.deadline'),
        sort: 'deadline',
        width: 140,
        render: (row) => <span className="num">{formatDay(row.deadline)}</span>,
      },
      { key: 'reason', title: t('contest.reason'), render: (row) => row.reason },
      { key: 'state', title: t('stateTitle'), width: 140, render: (row) => <ContestState state={row.state} /> },
      {
        key: 'opened',
        title: t('contest.opened'),
        sort: 'opened_at',
        width: 140,
        render: (row) => <span className="num">{formatDay(row.opened_at)}</span>,
      },
      { key: 'amount', title: t('amount'), numeric: true, width: 130, render: (row) => <Money cents={row.amount} /> },
    ],
    [t],
  );
  const card = (row: MachineContest): CardRow => ({
    title: row.reason,
    value: <Money cents={row.amount} />,
    detail: t('contest.until', { day: formatDay(row.deadline) }),
    status: <ContestState state={row.state} />,
  });
  return (
    <ListPage
      title={t('contests.title')}
      lead={t('contests.lead')}
      tabs={<SalesTabs current="card-machine-contests" />}
    >
      <Grid
        label={t('contests.title')}
        table={useListTable(machineContests)}
        columns={columns}
        filters={{
          state: {
            label: t('stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`contestState.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('card-machine-contest', { id })!}
        card={card}
        empty={{ title: t('contests.emptyTitle'), text: t('contests.emptyText') }}
      />
    </ListPage>
  );
}
