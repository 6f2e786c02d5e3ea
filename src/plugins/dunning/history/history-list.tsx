import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DUNNING_CHANNELS } from '@balcao/contract/shared/dunning-limits';
import type { Reminder } from '@balcao/contract/dunning';
import { useListTable } from '../../../data/use-list-table';
import { dunning } from '../../../resources/dunning';
import { chargeTone } from '../../../resources/charge-status';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { formatInstant } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag } from '../../../ui/text/status-tag';
import { useMoment } from '../use-moment';

const cardOf = (row: Reminder): CardRow => ({
  title: row.customer_name,
  value: <Money cents={row.value} />,
  detail: <span className="num">{formatInstant(row.sent_at)}</span>,
  status: <StatusTag tone={chargeTone(row.status)}>{row.translated_status}</StatusTag>,
});

/** Reminders that the ruler sent, and whether their charges were paid afterwards. */
export default function HistoryList() {
  const { t } = useTranslation('dunning');
  const momentOf = useMoment();
  const columns = useMemo(
    (): ColumnOf<typeof dunning>[] => [
      {
        key: 'sent',
        title: t('history.sent'),
        sort: 'sent_at',
        width: 124,
        render: (row) => <span className="num">{formatInstant(row.sent_at)}</span>,
      },
      {
        key: 'customer',
        title: t('history.customer'),
        name: (row) => row.customer_name,
        render: (row) => row.customer_name,
      },
      { key: 'charge', title: t('history.charge'), width: 76, render: (row) => row.charge_id },
      { key: 'moment', title: t('field.days'), width: 144, render: (row) => momentOf(row.days) },
      { key: 'channel', title: t('field.channel'), width: 72, render: (row) => t(`channel.${row.channel}`) },
      {
        key: 'status',
        title: t('history.status'),
        width: 128,
        render: (row) => <StatusTag tone={chargeTone(row.status)}>{row.translated_status}</StatusTag>,
      },
      {
        key: 'brought',
        title: t('results.value'),
        numeric: true,
        width: 108,
        render: (row) => <Money cents={row.brought} />,
      },
    ],
    [t, momentOf],
  );
  return (
    <ListPage title={t('history.title')}>
      <Grid
        label={t('history.title')}
        table={useListTable(dunning)}
        columns={columns}
        card={cardOf}
        search={t('history.search')}
        filters={{
          channel: {
            label: t('field.channel'),
            options: DUNNING_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) })),
          },
        }}
        exports="POST /dunning/export"
        empty={{ title: t('history.emptyTitle'), text: t('history.emptyText') }}
      />
    </ListPage>
  );
}
