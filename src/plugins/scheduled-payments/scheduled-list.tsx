import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoneyOperation } from '@balcao/contract/money/operation';
import { useListTable } from '../../data/use-list-table';
import { scheduledPayments } from '../../resources/scheduled-payments';
import { DataTable, type ColumnOf } from '../../ui/list/data-table';
import { FilterBar } from '../../ui/list/filter-bar';
import { ListPage } from '../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { Totals } from './totals';

/** The list of scheduled payments of every kind, next one first. */
export default function ScheduledList() {
  const { t } = useTranslation('scheduled-payments');
  const pathOf = usePathOf();
  const over = useOverPath();
  const table = useListTable(scheduledPayments);
  const columns = useMemo<ColumnOf<typeof scheduledPayments>[]>(
    () => [
      { key: 'day', title: t('day'), sort: 'scheduled_for', width: 116, render: (row) => formatDay(row.scheduled_for) },
      { key: 'who', title: t('who'), name: nameOf, render: nameOf },
      { key: 'kind', title: t('kind'), width: 200, render: (row) => row.label },
      { key: 'value', title: t('value'), sort: 'amount', numeric: true, width: 140, render: valueOf },
    ],
    [t],
  );
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <Totals />
      <FilterBar table={table} search={{ field: 'text', label: t('search') }} />
      <DataTable
        label={t('title')}
        table={table}
        columns={columns}
        to={(row) => over(pathOf('scheduled-payments-cancel', { id: row.id }) ?? '')}
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
  detail: formatDay(row.scheduled_for),
  status: <span>{row.label}</span>,
});
