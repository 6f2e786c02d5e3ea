import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Credit } from '@balcao/contract/reconciliation';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { reconciliation } from '../../../resources/reconciliation';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { Confidence, CreditState } from '../parts/credit-state';

/** The inbox: what came in without a charge, and what each likely paid. */
export default function CreditList() {
  const { t } = useTranslation('reconciliation');
  const table = useListTable(reconciliation);
  const pathOf = usePathOf();
  const { data } = useCall('POST /reconciliation/totals', { body: table.body }, { resource: 'reconciliation' });
  const columns = useMemo(
    (): ColumnOf<typeof reconciliation>[] => [
      {
        key: 'received',
        title: t('field.received'),
        sort: 'received_at',
        width: 132,
        render: (row) => <span className="num">{formatDay(row.received_at)}</span>,
      },
      {
        key: 'payer',
        title: t('field.payer'),
        sort: 'payer_name',
        name: (row) => row.payer_name,
        render: (row) => row.payer_name,
      },
      { key: 'source', title: t('field.source'), width: 80, render: (row) => t(`source.${row.source}`) },
      { key: 'suggestion', title: t('field.suggestion'), width: 210, render: (row) => <Likely row={row} /> },
      { key: 'state', title: t('field.state'), width: 156, render: (row) => <CreditState state={row.state} /> },
      {
        key: 'amount',
        title: t('field.amount'),
        sort: 'amount',
        numeric: true,
        width: 120,
        render: (row) => <Money cents={row.amount} />,
      },
    ],
    [t],
  );
  const card = (row: Credit): CardRow => ({
    title: row.payer_name,
    value: <Money cents={row.amount} />,
    detail: (
      <>
        <span className="num">{formatDay(row.received_at)}</span> · {t(`source.${row.source}`)}
      </>
    ),
    status: row.suggestion ? <Confidence confidence={row.suggestion.confidence} /> : <CreditState state={row.state} />,
  });
  return (
    <ListPage title={t('list.title')} lead={t('list.lead')}>
      <Grid
        label={t('list.title')}
        table={table}
        columns={columns}
        card={card}
        to={({ id }) => pathOf('reconciliation-detail', { id })!}
        search={t('list.search')}
        filters={{
          state: {
            label: t('field.state'),
            options: (['open', 'matched', 'dismissed'] as const).map((value) => ({
              value,
              label: t(`state.${value}`),
            })),
          },
          source: {
            label: t('field.source'),
            options: (['pix', 'ted'] as const).map((value) => ({ value, label: t(`source.${value}`) })),
          },
          received: { label: t('field.received') },
        }}
        exports="POST /reconciliation/export"
        summary={
          <SummaryStrip
            label={t('list.totals')}
            items={[
              { key: 'count', label: t('list.count'), value: formatInteger(data?.count ?? 0) },
              { key: 'value', label: t('list.value'), value: <Money cents={data?.value ?? 0} /> },
              { key: 'matched', label: t('list.matched'), value: <Money cents={data?.matched ?? 0} /> },
            ]}
          />
        }
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}

/** The likeliest charge of an open credit. */
function Likely({ row: { suggestion } }: { row: Credit }) {
  const { t } = useTranslation('reconciliation');
  if (!suggestion) return <span className="faint">–</span>;
  const { parts } = suggestion;
  const what =
    parts.length > 1 ? t('likely.several', { count: parts.length }) : t('likely.one', { id: parts[0]!.charge.id });
  return (
    <>
      <Confidence confidence={suggestion.confidence} /> <span className="soft">{what}</span>
    </>
  );
}
