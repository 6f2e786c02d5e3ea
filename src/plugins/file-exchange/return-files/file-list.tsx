import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnFile } from '@balcao/contract/file-exchange';
import { CNAB_LAYOUTS } from '@balcao/contract/shared/cnab/bank';
import { useAction, useCall, useInvalidateCalls } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { useListTable } from '../../../data/use-list-table';
import { useSession } from '../../../data/session';
import { returnFiles } from '../../../resources/file-exchange';
import { RowActions, type RowAction } from '../../../ui/action/row-actions';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../../ui/page/routing';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { MailButton } from './mail-button';
import { ZipButton } from './zip-button';

/** What happened to the account's billets on each day, as files for its own systems (AREAS-2-file-exchange-2). */
export default function ReturnFileList() {
  const { t } = useTranslation('file-exchange');
  const { can } = useSession();
  const table = useListTable(returnFiles);
  const totals = useCall('POST /file-exchange/return-files/totals', { body: table.body }, { resource: 'return-files' });
  const settings = useCall('GET /file-exchange/return-settings', {});
  const change = useAction('PUT /file-exchange/return-settings');
  const invalidate = useInvalidateCalls();
  const { download } = useFile('GET /file-exchange/return-file/{id}/file');
  const isActive = settings.data?.isActive;
  const pathOf = usePathOf();
  const over = useOverPath();
  const sftp = pathOf('cnab-sftp');
  // a refusal is told by the toast
  const turn = () =>
    change.run({ body: { isActive: !isActive } }).then(
      () => invalidate('GET /file-exchange/return-settings'),
      () => undefined,
    );
  const inWords = (row: ReturnFile) =>
    row.parts.map(({ label, count }) => t('return.part', { label, count: formatInteger(count) })).join(' · ');
  const columns = useMemo(
    (): ColumnOf<typeof returnFiles>[] => [
      {
        key: 'day',
        title: t('return.day'),
        sort: 'day',
        width: 116,
        name: (row) => formatDay(row.day),
        render: (row) => <span className="num">{formatDay(row.day)}</span>,
      },
      { key: 'name', title: t('return.file'), width: 240, render: (row) => row.name },
      { key: 'parts', title: t('return.what'), render: inWords },
      {
        key: 'movements',
        title: t('return.movements'),
        sort: 'movements',
        width: 124,
        numeric: true,
        render: (row) => formatInteger(row.movements),
      },
      {
        key: 'value',
        title: t('return.paid'),
        sort: 'value',
        width: 148,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    // eslint-disable-next-line react/exhaustive-deps -- the words of a file depend on `t` alone
    [t],
  );
  const actions = (row: ReturnFile): RowAction[] =>
    CNAB_LAYOUTS.map((layout) => ({
      key: layout,
      label: t(`return.download.${layout}`),
      onClick: () => void download({ params: { id: row.id }, query: { layout } }, row.name),
    }));
  const cardOf = (row: ReturnFile): CardRow => ({
    title: formatDay(row.day),
    value: <Money cents={row.value} />,
    detail: t('return.moved', { count: row.movements, number: formatInteger(row.movements) }),
  });
  const statement = can('statement').can ? pathOf('cnab-statement') : undefined;
  const { from, to } = table.body.day ?? {};
  const rest: RowAction[] = [
    ...(from && to ? [] : [{ key: 'zip', label: t('return.zip'), disabledReason: t('return.zipOff') }]),
    ...(statement ? [{ key: 'statement', label: t('statement.title'), to: over(statement) }] : []),
    ...(isActive && sftp ? [{ key: 'sftp', label: t('return.sftp'), to: sftp }] : []),
    ...(isActive ? [{ key: 'stop', label: t('return.stop'), onClick: () => void turn() }] : []),
  ];
  return (
    <ListPage
      title={t('return.title')}
      lead={t(isActive === false ? 'return.off' : 'return.lead')}
      actions={
        <>
          <ZipButton day={table.body.day} />
          {settings.data?.isActive && <MailButton layout={settings.data.mail} />}
          {isActive === false && (
            <Button type="primary" loading={change.isRunning} onClick={() => void turn()}>
              {t('return.start')}
            </Button>
          )}
          <RowActions of={t('return.title')} actions={rest} />
        </>
      }
    >
      <Grid
        label={t('return.title')}
        table={table}
        summary={
          <SummaryStrip
            label={t('return.totals')}
            items={[
              { key: 'files', label: t('return.files'), value: formatInteger(totals.data?.count ?? 0) },
              { key: 'movements', label: t('return.movements'), value: formatInteger(totals.data?.movements ?? 0) },
              { key: 'value', label: t('return.paid'), value: <Money cents={totals.data?.value ?? 0} /> },
            ]}
          />
        }
        filters={{ day: { label: t('return.day') } }}
        columns={columns}
        card={cardOf}
        actions={actions}
        empty={{ title: t('return.emptyTitle'), text: t(isActive ? 'return.emptyText' : 'return.off') }}
      />
    </ListPage>
  );
}
