import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryState, ReturnDelivery } from '@balcao/contract/file-exchange';
import { useAction } from '../../data/use-call';
import { useListTable } from '../../data/use-list-table';
import { returnDeliveries } from '../../resources/file-exchange';
import type { RowAction } from '../../ui/action/row-actions';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { formatDay, formatInstant, formatInteger } from '../../ui/text/format';
import { StatusTag, type Tone } from '../../ui/text/status-tag';
import { ServerCard } from './server-card';
import { HowItWorks } from './how-it-works';

const STATES = ['waiting', 'delivered', 'failed'] as const;
const TONES: Record<DeliveryState, Tone> = { waiting: 'wait', delivered: 'good', failed: 'bad' };

/** The company's server, and each return file that went to it or did not. */
export default function DeliveryList() {
  const { t } = useTranslation('file-exchange-sftp');
  const table = useListTable(returnDeliveries);
  const again = useAction('POST /file-exchange/return-delivery/{id}/again', {
    invalidates: ['return-deliveries'],
    success: t('list.asked'),
  });
  const columns = useMemo(
    (): ColumnOf<typeof returnDeliveries>[] => [
      { key: 'file', title: t('list.file'), width: 250, name: (row) => row.file, render: (row) => row.file },
      {
        key: 'created',
        title: t('list.day'),
        sort: 'created_at',
        width: 116,
        render: (row) => <span className="num">{formatDay(row.day)}</span>,
      },
      { key: 'target', title: t('list.target'), render: (row) => row.target },
      { key: 'state', title: t('list.stateTitle'), width: 120, render: (row) => <State one={row} /> },
      { key: 'fault', title: t('list.fault'), render: (row) => row.fault },
      {
        key: 'tries',
        title: t('list.tries'),
        width: 104,
        numeric: true,
        render: (row) => formatInteger(row.tries),
      },
      {
        key: 'tried',
        title: t('list.triedAt'),
        width: 170,
        render: (row) => row.tried_at && <span className="num">{formatInstant(row.tried_at)}</span>,
      },
    ],
    [t],
  );
  const actions = (row: ReturnDelivery): RowAction[] =>
    row.state === 'failed'
      ? [
          {
            key: 'again',
            label: t('list.again'),
            // a refused call has shown a toast
            onClick: () => void again.run({ params: { id: row.id } }).catch(() => undefined),
          },
        ]
      : [];
  return (
    <ListPage title={t('title')} lead={t('lead')}>
      <div className="page-columns">
        <ServerCard />
        <HowItWorks folds />
      </div>
      <Grid
        label={t('list.title')}
        table={table}
        columns={columns}
        filters={{
          state: {
            label: t('list.stateTitle'),
            options: STATES.map((value) => ({ value, label: t(`list.state.${value}`) })),
          },
        }}
        card={cardOf}
        actions={actions}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}

function State({ one: { state } }: { one: ReturnDelivery }) {
  const { t } = useTranslation('file-exchange-sftp');
  return <StatusTag tone={TONES[state]}>{t(`list.state.${state}`)}</StatusTag>;
}

const cardOf = (row: ReturnDelivery): CardRow => ({
  title: formatDay(row.day),
  value: <State one={row} />,
  detail: row.fault ?? row.target,
});
