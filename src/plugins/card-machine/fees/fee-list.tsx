import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeeFault } from '@balcao/contract/card-machine/shapes';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction, useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { machineFees } from '../../../resources/card-machine';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../../ui/page/list-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { SalesTabs } from '../parts/tabs';
import { useKind } from '../parts/use-kind';

/** Sales that were charged otherwise than the plan of their day says, their sum, and a ticket made of it. */
export default function FeeList() {
  const { t } = useTranslation('card-machine');
  const pathOf = usePathOf();
  const kindOf = useKind();
  const { data } = useCall('GET /pos/fee-audit', {}, { resource: 'machine-fees', topic: 'card-machine' });
  const columns = useMemo(
    (): ColumnOf<typeof machineFees>[] => [
      {
        key: 'sale',
        title: t('sale.column'),
        width: 110,
        name: (row) => t('sale.of', { id: row.id }),
        render: (row) => t('sale.of', { id: row.id }),
      },
      {
        key: 'at',
        title: t('soldAt'),
        sort: 'date',
        width: 130,
        render: (row) => <span className="num">{formatDay(row.sold_at)}</span>,
      },
      { key: 'kind', title: t('kindTitle'), render: (row) => `${kindOf(row)}, ${t('times', { count: row.parcels })}` },
      { key: 'amount', title: t('amount'), numeric: true, width: 130, render: (row) => <Money cents={row.amount} /> },
      {
        key: 'agreed',
        title: t('fees.agreed'),
        numeric: true,
        width: 120,
        render: (row) => <Money cents={row.agreed} />,
      },
      {
        key: 'charged',
        title: t('fees.charged'),
        numeric: true,
        width: 120,
        render: (row) => <Money cents={row.charged} />,
      },
      {
        key: 'difference',
        title: t('fees.difference'),
        sort: 'difference',
        numeric: true,
        width: 120,
        render: (row) => <Money cents={row.difference} />,
      },
      {
        key: 'ticket',
        title: t('fees.ticket'),
        width: 120,
        render: ({ ticket }) =>
          ticket ? (
            <RouteLink name="my-tickets:detail" params={{ id: ticket }}>
              {t('fees.ticketOf', { id: ticket })}
            </RouteLink>
          ) : (
            '—'
          ),
      },
    ],
    [t, kindOf],
  );
  const card = (row: FeeFault): CardRow => ({
    title: kindOf(row),
    value: <Money cents={row.difference} />,
    detail: `${formatDay(row.sold_at)} · ${formatMoney(row.charged)} / ${formatMoney(row.agreed)}`,
  });
  return (
    <ListPage
      title={t('fees.title')}
      lead={t('fees.lead')}
      actions={data && data.open.count > 0 && <Claim open={data.open} />}
      tabs={<SalesTabs current="card-machine-fees" />}
    >
      <Grid
        label={t('fees.title')}
        table={useListTable(machineFees)}
        columns={columns}
        summary={data && <Sums audit={data} />}
        filters={{
          ticketed: {
            label: t('fees.ticket'),
            options: (['yes', 'no'] as const).map((value) => ({ value, label: t(`fees.ticketed.${value}`) })),
          },
        }}
        to={({ id }) => pathOf('card-machine-sale', { id })!}
        card={card}
        empty={{ title: t('fees.emptyTitle'), text: t('fees.emptyText') }}
      />
    </ListPage>
  );
}

type Audit = Answer<'GET /pos/fee-audit'>;

function Sums({ audit: { checked, count, difference } }: { audit: Audit }) {
  const { t } = useTranslation('card-machine');
  return (
    <SummaryStrip
      label={t('fees.sum')}
      items={[
        {
          key: 'difference',
          label: t('fees.difference'),
          value: <Money cents={difference} />,
          detail: t('fees.count', { count }),
        },
        { key: 'checked', label: t('fees.checked'), value: String(checked) },
      ]}
    />
  );
}

function Claim({ open }: { open: Audit['open'] }) {
  const { t } = useTranslation('card-machine');
  const { run, isRunning } = useAction('POST /pos/fee-audit/ticket', {
    invalidates: ['machine-fees', 'tickets'],
    success: t('fees.claimed'),
  });
  return (
    <Button type="primary" loading={isRunning} onClick={() => void run({}).catch(() => undefined)}>
      {t('fees.claim', { value: formatMoney(open.difference) })}
    </Button>
  );
}
