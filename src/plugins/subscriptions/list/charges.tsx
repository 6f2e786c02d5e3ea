import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import type { RowOf } from '../../../define-resource';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { BILLET_STATUSES } from '../../../resources/billets';
import { subscriptionCharges } from '../../../resources/subscriptions';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useChargeMenu } from '../parts/charge-actions';
import { SubscriptionTabs } from '../parts/subscription-tabs';
import { useTagsFilter } from '../../../kits/charging/tags/use-tags-filter';

type Row = RowOf<typeof subscriptionCharges>;
const day = (value: string | null) =>
  value ? <span className="num">{formatDay(value)}</span> : <span className="faint">–</span>;

function useColumns(): ColumnOf<typeof subscriptionCharges>[] {
  const { t } = useTranslation('subscriptions');
  return useMemo(
    () => [
      {
        key: 'customer',
        title: t('column.customer'),
        sort: 'customer_name',
        name: (row) => row.customer_corporate_name ?? '',
        render: (row) => row.customer_corporate_name,
      },
      {
        key: 'subscription',
        title: t('column.subscription'),
        width: 112,
        numeric: true,
        render: (row) => row.subscription_id,
      },
      { key: 'due', title: t('column.due'), sort: 'expire_at', width: 124, render: (row) => day(row.expire_at) },
      { key: 'status', title: t('column.status'), width: 168, render: (row) => <ChargeState charge={row} /> },
      { key: 'paidAt', title: t('column.paidAt'), width: 116, render: (row) => day(row.paid_at) },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 116,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      { key: 'number', title: t('column.number'), sort: 'id', width: 92, numeric: true, render: (row) => row.id },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 116,
        optional: true,
        render: (row) => day(row.created_at),
      },
    ],
    [t],
  );
}

/** The list of all subscriptions' charges (AREAS-2-receive-7). */
export default function Charges() {
  const { t } = useTranslation('subscriptions');
  const table = useListTable(subscriptionCharges);
  const tagsFilter = useTagsFilter(t('filter.tags'), table.body.tags);
  const pathOf = usePathOf();
  const card = (row: Row): CardRow => ({
    title: row.customer_corporate_name ?? '',
    value: <Money cents={row.value} />,
    detail: t('charges.cardDue', { day: formatDay(row.expire_at) }),
    status: <ChargeState charge={row} />,
  });
  return (
    <ListPage title={t('charges.title')} tabs={<SubscriptionTabs current="charges" />}>
      <Grid
        label={t('charges.title')}
        table={table}
        search={t('charges.search')}
        filters={{
          status: {
            label: t('filter.status'),
            options: BILLET_STATUSES.map((value) => ({ value, label: t(`chargeStatus.${value}`) })),
          },
          due: { label: t('column.due') },
          issued: { label: t('filter.issued') },
          value: { label: t('filter.value') },
          tags: tagsFilter,
        }}
        columns={useColumns()}
        card={card}
        to={(row) => pathOf('subscriptions-charge', { id: row.id })!}
        actions={useChargeMenu()}
        empty={{ title: t('charges.emptyTitle'), text: t('charges.emptyText') }}
      />
    </ListPage>
  );
}
