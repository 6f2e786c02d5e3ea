import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ScheduledTransfer } from '@balcao/contract/transfers';
import { useListTable } from '../../../data/use-list-table';
import { scheduledTransfers } from '../../../resources/scheduled-transfers';
import { CardOrder } from '../../../ui/list/card-order';
import { DataTable, type ColumnOf } from '../../../ui/list/data-table';
import { FilterBar } from '../../../ui/list/filter-bar';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ScheduledState } from './scheduled-state';

/** The list of scheduled transfers (AREAS-2-pay-or-transfer-2). */
export default function ScheduledList() {
  const { t } = useTranslation('transfers');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const table = useListTable(scheduledTransfers);
  const columns = useMemo<ColumnOf<typeof scheduledTransfers>[]>(
    () => [
      {
        key: 'day',
        title: t('scheduled.day'),
        sort: 'scheduled_for',
        width: 116,
        render: (row) => formatDay(row.scheduled_for),
      },
      { key: 'who', title: t('scheduled.who'), name: nameOf, render: nameOf },
      {
        key: 'repeat',
        title: t('scheduled.repeats'),
        width: 150,
        render: (row) => t(`scheduled.repeat.${row.repeat}`),
      },
      {
        key: 'state',
        title: t('scheduled.stateTitle'),
        width: 160,
        render: (row) => <ScheduledState state={row.state} />,
      },
      { key: 'value', title: t('scheduled.value'), sort: 'amount', numeric: true, width: 140, render: valueOf },
    ],
    [t],
  );
  const create = (
    <Button
      type="primary"
      icon={<PlusOutlined />}
      onClick={() => void navigate(pathOf('scheduled-transfers-new') ?? '')}
    >
      {t('scheduled.new')}
    </Button>
  );
  return (
    <ListPage title={t('scheduled.title')} lead={t('scheduled.lead')} actions={create}>
      <FilterBar
        table={table}
        order={<CardOrder columns={columns} table={table} asButton />}
        search={{ field: 'text', label: t('scheduled.search') }}
      />
      <DataTable
        label={t('scheduled.label')}
        table={table}
        columns={columns}
        orderInBar
        to={(row) => pathOf('scheduled-transfers-detail', { id: row.id }) ?? ''}
        card={cardOf}
        empty={{ title: t('scheduled.emptyTitle'), text: t('scheduled.emptyText') }}
      />
    </ListPage>
  );
}

const nameOf = (row: ScheduledTransfer) => row.counterpart.name;
const valueOf = (row: ScheduledTransfer) => <Money cents={row.amount} />;

const cardOf = (row: ScheduledTransfer) => ({
  title: row.counterpart.name,
  value: <Money cents={row.amount} />,
  detail: formatDay(row.scheduled_for),
  status: <ScheduledState state={row.state} />,
});
