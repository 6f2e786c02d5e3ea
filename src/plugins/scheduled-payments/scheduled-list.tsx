import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { SCHEDULED_STATUS_NAMES } from '@balcao/contract/shared/scheduled-status';
import { useListTable } from '../../data/use-list-table';
import { scheduledPayments } from '../../resources/scheduled-payments';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { ScheduledTag } from './scheduled-tag';
import { Totals } from './totals';

/** Payments of every kind that wait for their day, the next one first; by their status also what became of others. */
export default function ScheduledList() {
  const { t } = useTranslation('scheduled-payments');
  const pathOf = usePathOf();
  const over = useOverPath();
  const columns = useMemo<ColumnOf<typeof scheduledPayments>[]>(
    () => [
      { key: 'day', title: t('day'), sort: 'scheduled_for', width: 116, render: (row) => formatDay(row.scheduled_for) },
      { key: 'who', title: t('who'), name: nameOf, render: nameOf },
      { key: 'kind', title: t('kind'), width: 200, render: (row) => row.label },
      { key: 'status', title: t('status'), width: 150, render: (row) => <ScheduledTag state={row.state} /> },
      { key: 'value', title: t('value'), sort: 'amount', numeric: true, width: 140, render: valueOf },
    ],
    [t],
  );
  const pathOfRow = ({ id, state }: MoneyOperation) =>
    state === 'scheduled'
      ? over(pathOf('scheduled-payments-cancel', { id }) ?? '')
      : (pathOf('pay-transfer:receipts-detail', { id }) ?? '');
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <Grid
        label={t('title')}
        table={useListTable(scheduledPayments)}
        columns={columns}
        summary={<Totals />}
        search={t('search')}
        filters={{
          status: {
            label: t('status'),
            options: SCHEDULED_STATUS_NAMES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
        }}
        to={pathOfRow}
        card={cardOf}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
    </ListPage>
  );
}

const nameOf = (row: MoneyOperation) => row.counterpart.name;
const valueOf = (row: MoneyOperation) => <Money cents={row.amount} />;

const cardOf = (row: MoneyOperation) => ({
  title: row.counterpart.name,
  value: <Money cents={row.amount} />,
  detail: `${formatDay(row.scheduled_for)} · ${row.label}`,
  status: <ScheduledTag state={row.state} />,
});
