import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRequest } from '@balcao/contract/developer';
import { useCall } from '../../data/use-call';
import { useListTable } from '../../data/use-list-table';
import { apiRequests } from '../../resources/developer';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { formatInstant } from '../../ui/text/format';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const OUTCOMES = ['success', 'refused', 'failed'] as const;
const ENVIRONMENTS = ['fortunus', 'production', 'homologation'] as const;
const toneOf = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad');

/** Requests of the last day, with the reason of each refusal (AREAS-3-api-area-2). */
export default function RequestList() {
  const { t } = useTranslation('developer');
  const { data } = useCall('POST /api/applications/search', { body: { size: 100 } });
  const columns = useMemo(
    (): ColumnOf<typeof apiRequests>[] => [
      { key: 'path', title: t('requests.request'), name: nameOf, render: (row) => <code>{nameOf(row)}</code> },
      {
        key: 'status',
        title: t('requests.status'),
        width: 100,
        render: (row) => <StatusTag tone={toneOf(row.status)}>{String(row.status)}</StatusTag>,
      },
      { key: 'reason', title: t('requests.reason'), width: 260, render: (row) => row.reason },
      { key: 'application', title: t('application'), width: 150, render: (row) => row.application },
      {
        key: 'environment',
        title: t('environmentTitle'),
        width: 130,
        render: (row) => row.environment && t(`environment.${row.environment}`),
      },
      {
        key: 'at',
        title: t('requests.at'),
        sort: 'at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.at)}</span>,
      },
      { key: 'ms', title: t('requests.ms'), numeric: true, width: 90, render: (row) => row.ms },
    ],
    [t],
  );
  return (
    <ListPage title={t('requests.title')} lead={t('requests.lead')}>
      <Grid
        label={t('requests.title')}
        table={useListTable(apiRequests)}
        columns={columns}
        search={t('requests.search')}
        filters={{
          method: { label: t('requests.method'), options: METHODS.map((value) => ({ value, label: value })) },
          status: {
            label: t('outcomeTitle'),
            options: OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
          },
          environment: {
            label: t('environmentTitle'),
            options: ENVIRONMENTS.map((value) => ({ value, label: t(`environment.${value}`) })),
          },
          application: {
            label: t('application'),
            options: data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [],
          },
        }}
        card={cardOf}
        empty={{ title: t('requests.emptyTitle'), text: t('requests.emptyText') }}
      />
    </ListPage>
  );
}

const nameOf = ({ method, path }: ApiRequest) => `${method} ${path}`;

const cardOf = (row: ApiRequest): CardRow => ({
  title: nameOf(row),
  value: row.status,
  detail: formatInstant(row.at),
});
