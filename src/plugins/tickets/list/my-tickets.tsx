import { Segmented } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ticket } from '@balcao/contract/tickets';
import { useListTable } from '../../../data/use-list-table';
import { tickets } from '../../../resources/tickets';
import { CardOrder } from '../../../ui/list/card-order';
import { DataTable, type ColumnOf } from '../../../ui/list/data-table';
import { FilterBar } from '../../../ui/list/filter-bar';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { TicketStatus } from '../parts/ticket-status';
import { OpenButton } from '../parts/open-button';
import './my-tickets.css';

const cardOf = (row: Ticket) => ({
  title: row.subject,
  detail: <span className="num">{formatInstant(row.updated_at)}</span>,
  status: <TicketStatus status={row.status} />,
});

/** The list of the account's tickets, filtered by status (SHELL-7.5-1). */
export default function MyTickets() {
  const { t } = useTranslation('tickets');
  const pathOf = usePathOf();
  const table = useListTable(tickets);
  const columns = useMemo<ColumnOf<typeof tickets>[]>(
    () => [
      { key: 'subject', title: t('field.subject'), name: (row) => row.subject, render: (row) => row.subject },
      { key: 'status', title: t('field.status'), width: 190, render: (row) => <TicketStatus status={row.status} /> },
      {
        key: 'updatedAt',
        title: t('field.updatedAt'),
        sort: 'updated_at',
        width: 180,
        render: (row) => <span className="num">{formatInstant(row.updated_at)}</span>,
      },
    ],
    [t],
  );
  return (
    <ListPage
      title={t('list.title')}
      actions={<OpenButton />}
      tabs={
        <Segmented
          aria-label={t('field.status')}
          className="ticket-tabs"
          value={table.filterOf('status') ?? 'all'}
          onChange={(status) => table.setFilter('status', status === 'all' ? undefined : status)}
          options={(['all', 'open', 'answered', 'archived'] as const).map((value) => ({
            value,
            label: t(`tab.${value}`),
          }))}
        />
      }
    >
      <FilterBar
        table={table}
        order={<CardOrder columns={columns} table={table} asButton />}
        search={{ field: 'text', label: t('list.search') }}
      />
      <DataTable
        label={t('list.title')}
        table={table}
        columns={columns}
        orderInBar
        to={(row) => pathOf('my-tickets:detail', { id: row.id }) ?? ''}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: <OpenButton /> }}
      />
    </ListPage>
  );
}
