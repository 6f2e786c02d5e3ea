import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '../../define-resource';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';
import { useListTable } from '../../data/use-list-table';
import { ChargeState } from '../../kits/charging/detail/charge-status';
import { receivables } from '../../resources/receivables';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay, formatInteger } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

const KINDS = ['banking_billet', 'carnet', 'subscription', 'credit_card', 'link', 'pix_automatic'] as const;

type Row = RowOf<typeof receivables>;
const day = (value: string | null) =>
  value ? <span className="num">{formatDay(value)}</span> : <span className="faint">–</span>;

function useColumns(): ColumnOf<typeof receivables>[] {
  const { t } = useTranslation('receive-overview');
  return useMemo(
    () => [
      {
        key: 'customer',
        title: t('column.customer'),
        sort: 'customer_name',
        name: (row) => row.customer_name,
        render: (row) => row.customer_name,
      },
      { key: 'kind', title: t('column.kind'), width: 126, render: (row) => row.kind_label },
      { key: 'due', title: t('column.due'), sort: 'expire_at', width: 116, render: (row) => day(row.expire_at) },
      { key: 'status', title: t('column.status'), width: 168, render: (row) => <ChargeState charge={row} /> },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 116,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      { key: 'paidAt', title: t('column.paidAt'), sort: 'paid_at', width: 108, render: (row) => day(row.paid_at) },
      {
        key: 'received',
        title: t('column.received'),
        width: 116,
        numeric: true,
        render: (row) => <Money cents={row.received} />,
      },
    ],
    [t],
  );
}

/** Charges of every kind, filtered as in the figure of the overview that led here. */
export default function ReceivablesList() {
  const { t } = useTranslation('receive-overview');
  const table = useListTable(receivables);
  const { data } = useCall('POST /receivables/totals', { body: table.body }, { resource: 'receivables' });
  const pathOf = usePathOf();
  const { can } = useSession();
  const card = (row: Row): CardRow => ({
    title: row.customer_name,
    value: <Money cents={row.value} />,
    detail: `${row.kind_label} · ${formatDay(row.expire_at)}`,
    status: <ChargeState charge={row} />,
  });
  const to = (row: Row): string => {
    if (row.carnet_id)
      return pathOf('receive:management:carnets:parcel-details', { id: row.carnet_id, idDetail: row.id }) ?? '';
    if (row.subscription_id)
      return pathOf('subscriptions-payment', { id: row.subscription_id, idDetail: row.id }) ?? '';
    if (row.collection_id) return pathOf('pix-collections-detail', { id: row.collection_id }) ?? '';
    if (row.by_card) return pathOf('receive:management:credit-card:detail', { id: row.id }) ?? '';
    return pathOf('billing-banking_billet-management-detail', { id: row.id }) ?? '';
  };
  const opens = (['billets', 'carnets', 'subscriptions', 'credit-card', 'pix-automatic'] as const).every(
    (kind) => can(`receive:management:${kind}`).can,
  );
  return (
    <ListPage title={t('list.title')} lead={t('list.lead')}>
      <Grid
        label={t('list.title')}
        table={table}
        summary={
          <SummaryStrip
            label={t('list.totals')}
            items={[
              { key: 'count', label: t('list.count'), value: formatInteger(data?.count ?? 0) },
              { key: 'value', label: t('column.value'), value: <Money cents={data?.value ?? 0} /> },
              { key: 'received', label: t('column.received'), value: <Money cents={data?.received ?? 0} /> },
              ...(data?.shared
                ? [{ key: 'shared', label: t('list.shared'), value: <Money cents={data.shared} /> }]
                : []),
            ]}
          />
        }
        search={t('list.search')}
        filters={{
          state: {
            label: t('column.state'),
            options: (['received', 'owed'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
          },
          kind: {
            label: t('column.kind'),
            options: KINDS.map((value) => ({
              value,
              label: t(`kind.${value}`),
            })),
          },
          due: { label: t('column.due') },
          issued: { label: t('column.issued') },
          paid: { label: t('column.paidAt') },
          document: { label: t('column.document') },
        }}
        columns={useColumns()}
        card={card}
        {...(opens ? { to } : {})}
        exports="POST /receivables/export"
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}
