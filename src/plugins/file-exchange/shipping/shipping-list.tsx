import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShippingFile } from '@balcao/contract/file-exchange';
import { useAction } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { UploadCard } from '../../../kits/sheets/upload-card';
import { shippingFiles } from '../../../resources/file-exchange';
import type { RowAction } from '../../../ui/action/row-actions';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { RouteLink } from '../../../ui/page/routing';
import { formatInstant, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import { useTakenFile } from '../parts/use-taken-file';
import { SidePanel } from '../../../ui/page/side-panel';

const TONES: Record<ShippingFile['status'], Tone> = { draft: 'warn', running: 'wait', done: 'good' };

/** Takes a shipping file, and lists those sent before. */
export function ShippingList({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('file-exchange');
  const table = useListTable(shippingFiles);
  const takes = useTakenFile();
  const { run } = useAction('POST /file-exchange/shipping-files', { quiet: true });
  const send = async (file: File) => onOpen((await run({ query: { name: file.name.slice(-200) }, body: file })).id);
  const statusOf = (row: ShippingFile) => (
    <StatusTag tone={TONES[row.status]}>{t(`shipping.status.${row.status}`)}</StatusTag>
  );
  const columns = useMemo(
    (): ColumnOf<typeof shippingFiles>[] => [
      {
        key: 'created_at',
        title: t('shipping.sentAt'),
        sort: 'created_at',
        width: 148,
        name: (row) => formatInstant(row.created_at),
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      {
        key: 'file_name',
        title: t('shipping.file'),
        render: (row) => (
          <button type="button" className="link-button" onClick={() => onOpen(row.id)}>
            {row.file_name}
          </button>
        ),
      },
      { key: 'file_number', title: t('shipping.number'), width: 100, numeric: true, render: (row) => row.file_number },
      { key: 'user_name', title: t('shipping.by'), width: 180, render: (row) => row.user_name },
      {
        key: 'total',
        title: t('shipping.titles'),
        sort: 'total',
        width: 100,
        numeric: true,
        render: (row) => formatInteger(row.total),
      },
      {
        key: 'refused',
        title: t('shipping.refused'),
        width: 108,
        numeric: true,
        render: (row) => formatInteger(row.refused),
      },
      {
        key: 'value',
        title: t('shipping.value'),
        sort: 'value',
        width: 148,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      { key: 'status', title: t('shipping.state'), width: 140, render: statusOf },
    ],
    // eslint-disable-next-line react/exhaustive-deps -- `onOpen` only changes the address
    [t],
  );
  const actions = (row: ShippingFile): RowAction[] => [
    { key: 'open', label: t('shipping.open'), onClick: () => onOpen(row.id) },
  ];
  const cardOf = (row: ShippingFile): CardRow => ({
    title: row.file_name,
    value: <Money cents={row.value} />,
    detail: formatInstant(row.created_at),
    status: statusOf(row),
  });
  return (
    <ListPage
      title={t('shipping.title')}
      lead={t('shipping.lead')}
      actions={<RouteLink name="cnab-sheets">{t('sheets.title')}</RouteLink>}
    >
      <div className="page-columns">
        <UploadCard takes={takes} send={send} />
        <SidePanel
          title={t('how.title')}
          inOrder
          folds
          points={[t('how.check'), t('how.confirm'), t('how.return'), t('how.forgotten')]}
          links={[
            <RouteLink name="cnab:files-transmission:layout-validator">{t('validator.title')}</RouteLink>,
            <RouteLink name="cnab:files-transmission:return-files">{t('return.title')}</RouteLink>,
          ]}
        />
      </div>
      <Grid
        label={t('shipping.list')}
        table={table}
        filters={{
          status: {
            label: t('shipping.state'),
            options: (['running', 'done'] as const).map((value) => ({ value, label: t(`shipping.status.${value}`) })),
          },
        }}
        columns={columns}
        card={cardOf}
        actions={actions}
        empty={{ title: t('shipping.emptyTitle'), text: t('shipping.emptyText') }}
      />
    </ListPage>
  );
}
