import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PixEntry } from '@balcao/contract/pix';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { PIX_WORDS, pixHistory } from '../../../resources/pix';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../../ui/page/list-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ListActions } from '../parts/list-actions';
import { PixStatusTag } from '../parts/pix-status';

/** All Pix sent and received. */
export default function HistoryList() {
  const { t } = useTranslation('pix');
  const pathOf = usePathOf();
  const table = useListTable(pixHistory);
  return (
    <ListPage
      title={t('history.title')}
      actions={<ListActions />}
      tabs={<RouteLink name="pix-complaints">{t('complaints.title')}</RouteLink>}
    >
      <Grid
        label={t('history.label')}
        table={table}
        columns={useHistoryColumns()}
        card={entryCard}
        to={(row) => pathOf('pix:history-detail', { id: row.id }) ?? ''}
        search={t('history.search')}
        exports="POST /pix/history/export"
        summary={<Totals filter={table.body} />}
        filters={{
          direction: {
            label: t('history.direction'),
            options: (['sent', 'received'] as const).map((value) => ({ value, label: t(`direction.${value}`) })),
          },
          status: {
            label: t('history.status'),
            options: PIX_WORDS.status.map((value) => ({ value, label: t(`status.${value}`) })),
          },
          day: { label: t('history.day') },
          value: { label: t('history.value') },
        }}
        empty={{ title: t('history.emptyTitle'), text: t('history.emptyText') }}
      />
    </ListPage>
  );
}

const signed = (row: PixEntry) => (row.direction === 'sent' ? -row.value : row.value);

function useHistoryColumns(): ColumnOf<typeof pixHistory>[] {
  const { t } = useTranslation('pix');
  return useMemo(
    () => [
      { key: 'at', title: t('history.day'), sort: 'at', width: 116, render: (row) => formatDay(row.at) },
      { key: 'name', title: t('history.who'), name: (row) => row.name, render: (row) => row.name },
      { key: 'label', title: t('history.kind'), width: 160, render: (row) => row.label },
      {
        key: 'bank',
        title: t('history.bank'),
        width: 160,
        optional: true,
        render: (row) => row.bank ?? '',
      },
      {
        key: 'status',
        title: t('history.status'),
        width: 170,
        render: (row) => <PixStatusTag status={row.status} />,
      },
      {
        key: 'value',
        title: t('history.value'),
        sort: 'value',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={signed(row)} />,
      },
    ],
    [t],
  );
}

/** The card that shows a row of the list on a phone. */
const entryCard = (row: PixEntry) => ({
  title: row.name,
  value: <Money cents={signed(row)} />,
  detail: formatDay(row.at),
  status: <PixStatusTag status={row.status} />,
});

/** Totals of the filtered Pix. */
function Totals({ filter }: { filter: ReturnType<typeof useListTable<typeof pixHistory>>['body'] }) {
  const { t } = useTranslation('pix');
  const { data } = useCall('POST /pix/history/totals', { body: filter }, { topic: 'pix' });
  const money = (cents: number | undefined) =>
    cents === undefined ? <span className="faint">–</span> : <Money cents={cents} />;
  return (
    <SummaryStrip
      label={t('history.sums')}
      items={[
        {
          key: 'count',
          label: t('history.count'),
          value: data ? formatInteger(data.count) : <span className="faint">–</span>,
        },
        { key: 'sent', label: t('direction.sent'), value: money(data?.sent) },
        { key: 'received', label: t('direction.received'), value: money(data?.received) },
      ]}
    />
  );
}
