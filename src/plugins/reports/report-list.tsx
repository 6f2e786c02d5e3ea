import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Report } from '@balcao/contract/reports';
import { useListTable } from '../../data/use-list-table';
import { reports } from '../../resources/reports';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../ui/page/routing';
import { formatDay, formatInstant, formatInteger } from '../../ui/text/format';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<Report['status'], Tone> = {
  waiting: 'wait',
  running: 'wait',
  done: 'good',
  failed: 'bad',
  expired: 'off',
};
const TYPES = ['issued', 'received', 'owed'] as const;

const State = ({ report }: { report: Report }) => (
  <StatusTag tone={TONES[report.status]}>{report.translated_status}</StatusTag>
);
const periodOf = ({ from, to }: Report) => `${formatDay(from)} – ${formatDay(to)}`;

/** The requested reports, with their status (AREAS-2-receive-3). */
export default function ReportList() {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const over = useOverPath();
  const columns = useMemo(
    (): ColumnOf<typeof reports>[] => [
      {
        key: 'type',
        title: t('column.type'),
        name: (row) => t(`type.${row.type}`),
        render: (row) => t(`type.${row.type}`),
      },
      {
        key: 'period',
        title: t('column.period'),
        width: 204,
        render: (row) => <span className="num">{periodOf(row)}</span>,
      },
      { key: 'status', title: t('column.status'), width: 128, render: (row) => <State report={row} /> },
      {
        key: 'count',
        title: t('column.count'),
        width: 88,
        numeric: true,
        render: (row) => formatInteger(row.count),
      },
      { key: 'user', title: t('column.user'), width: 164, ellipsis: true, render: (row) => row.user },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 164,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
    ],
    [t],
  );
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(pathOf('reports-new')!)}>
      {t('list.create')}
    </Button>
  );
  const card = (row: Report): CardRow => ({
    title: t(`type.${row.type}`),
    value: formatInteger(row.count),
    detail: periodOf(row),
    status: <State report={row} />,
  });
  return (
    <ListPage
      title={t('list.title')}
      actions={
        <>
          <Button onClick={() => void navigate(over(pathOf('reports-schedules')!))}>{t('schedule.title')}</Button>
          {create}
        </>
      }
    >
      <Grid
        label={t('list.title')}
        table={useListTable(reports)}
        filters={{
          type: { label: t('column.type'), options: TYPES.map((value) => ({ value, label: t(`type.${value}`) })) },
        }}
        columns={columns}
        card={card}
        to={(row) => `${pathOf('reports-receipt')}?id=${row.id}`}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}
