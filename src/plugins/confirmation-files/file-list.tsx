import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmationFile } from '@balcao/contract/confirmation-files';
import { useCall } from '../../data/use-call';
import { useFile } from '../../data/use-file';
import { useListTable } from '../../data/use-list-table';
import { confirmationFiles } from '../../resources/confirmation-files';
import type { RowAction } from '../../ui/action/row-actions';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../ui/page/list-page';
import { formatDay, formatInteger } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

/** The card that shows a row of the list on a phone. */
const cardOf = (row: ConfirmationFile): CardRow => ({
  title: formatDay(row.day),
  value: <Money cents={row.value} />,
  detail: row.name,
  status: formatInteger(row.payments),
});

/** Each day's payments as a file to download (AREAS-2-receive-14). */
export default function FileList() {
  const { t } = useTranslation('confirmation-files');
  const table = useListTable(confirmationFiles);
  const { data } = useCall('POST /confirmation-files/totals', { body: table.body }, { resource: 'confirmation-files' });
  const { download } = useFile('GET /confirmation-file/{id}/file');
  const columns = useMemo(
    (): ColumnOf<typeof confirmationFiles>[] => [
      {
        key: 'day',
        title: t('column.day'),
        sort: 'day',
        width: 140,
        name: (row) => formatDay(row.day),
        render: (row) => <span className="num">{formatDay(row.day)}</span>,
      },
      {
        key: 'name',
        title: t('column.name'),
        render: (row) => (
          <button
            type="button"
            className="link-button"
            onClick={() => void download({ params: { id: row.id } }, row.name)}
          >
            {row.name}
          </button>
        ),
      },
      {
        key: 'payments',
        title: t('column.payments'),
        sort: 'payments',
        width: 140,
        numeric: true,
        render: (row) => formatInteger(row.payments),
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 148,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    // eslint-disable-next-line react/exhaustive-deps -- the columns do not depend on the state of `download`
    [t],
  );
  const actions = (row: ConfirmationFile): RowAction[] => [
    {
      key: 'download',
      label: t('list.download'),
      onClick: () => void download({ params: { id: row.id } }, row.name),
    },
  ];
  return (
    <ListPage title={t('list.title')} lead={t('list.lead')}>
      <Grid
        label={t('list.title')}
        table={table}
        summary={
          <SummaryStrip
            label={t('list.totals')}
            items={[
              { key: 'files', label: t('list.files'), value: formatInteger(data?.count ?? 0) },
              { key: 'payments', label: t('column.payments'), value: formatInteger(data?.payments ?? 0) },
              { key: 'value', label: t('column.value'), value: <Money cents={data?.value ?? 0} /> },
            ]}
          />
        }
        filters={{ day: { label: t('column.day') } }}
        columns={columns}
        card={cardOf}
        actions={actions}
        exports="POST /confirmation-files/export"
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}
