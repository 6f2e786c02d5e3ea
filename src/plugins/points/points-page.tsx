import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PointEntry } from '@balcao/contract/points';
import { useCall } from '../../data/use-call';
import { useListTable } from '../../data/use-list-table';
import { points } from '../../resources/points';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../ui/page/list-page';
import { useOverPath, usePathOf } from '../../ui/page/routing';
import { formatDay, formatInstant, formatInteger, formatMoney } from '../../ui/text/format';

const KINDS = ['earned', 'taken-back', 'expired', 'redeemed'] as const;
const signed = (count: number) => `${count > 0 ? '+' : '−'}${formatInteger(Math.abs(count))}`;

/** Points: how many, what they are worth, what expires next, and their statement. */
export default function PointsPage() {
  const { t } = useTranslation('points');
  const { data } = useCall('GET /points', {}, { topic: 'points' });
  const navigate = useNavigate();
  const over = useOverPath();
  const path = usePathOf()('points-redeem')!;
  const columns = useMemo(
    (): ColumnOf<typeof points>[] => [
      { key: 'what', title: t('what'), name: (row) => row.description, render: (row) => row.description },
      { key: 'kind', title: t('kindTitle'), width: 130, render: (row) => t(`kind.${row.kind}`) },
      { key: 'at', title: t('at'), sort: 'at', width: 170, render: (row) => formatInstant(row.at) },
      {
        key: 'points',
        title: t('points'),
        sort: 'points',
        numeric: true,
        width: 110,
        render: (row) => signed(row.points),
      },
      { key: 'balance', title: t('balance'), numeric: true, width: 110, render: (row) => formatInteger(row.balance) },
    ],
    [t],
  );
  const redeem = (
    <Button type="primary" onClick={() => void navigate(over(path))}>
      {t('redeem.title')}
    </Button>
  );
  const lead = data?.earning.map(({ label, cents }) => t('earning', { label, value: formatMoney(cents) })).join(' · ');
  return (
    <ListPage title={t('title')} lead={lead} actions={redeem}>
      {data && (
        <SummaryStrip
          label={t('summary')}
          items={[
            { key: 'points', label: t('points'), value: formatInteger(data.points) },
            { key: 'worth', label: t('worth'), value: formatMoney(data.worth) },
            {
              key: 'next',
              label: t('next'),
              value: data.next ? formatInteger(data.next.points) : t('nothing'),
              detail: data.next && t('on', { day: formatDay(data.next.day) }),
            },
          ]}
        />
      )}
      <Grid
        label={t('statement')}
        table={useListTable(points)}
        columns={columns}
        filters={{
          kind: { label: t('kindTitle'), options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })) },
        }}
        card={cardOf}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: PointEntry): CardRow => ({
  title: row.description,
  value: signed(row.points),
  detail: formatInstant(row.at),
});
