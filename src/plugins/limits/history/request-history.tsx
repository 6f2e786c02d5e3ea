import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LimitRequest } from '@balcao/contract/limits';
import { useFile } from '../../../data/use-file';
import { useListTable } from '../../../data/use-list-table';
import { useSession } from '../../../data/session';
import { limitRequests } from '../../../resources/limits-requests';
import { DataTable, type ColumnOf } from '../../../ui/list/data-table';
import { ListPage } from '../../../ui/page/list-page';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { useCancelRequest } from '../use-cancel-request';
import { RequestTag } from './request-tag';
import { GENERAL, permissionOf } from '../../../resources/limits-pages';
import { usePathOf } from '../../../ui/page/routing';
import { LinkButton } from '../../../ui/action/link-button';

/** The requests to change limits: by whom, and their outcome. */
export default function RequestHistoryPage() {
  const { t } = useTranslation('limits');
  const pathOf = usePathOf();
  const table = useListTable(limitRequests);
  const { cancel } = useCancelRequest();
  const { can } = useSession();
  const picture = useFile('GET /account/limit-attachments/{id}');
  const columns = useMemo<ColumnOf<typeof limitRequests>[]>(() => {
    const amount = (cents: number | null) => (cents === null ? t('bar.none') : formatMoney(cents));
    return [
      {
        key: 'at',
        title: t('history.at'),
        sort: 'requested_at',
        width: 150,
        render: (row) => formatInstant(row.requested_at),
      },
      { key: 'product', title: t('history.product'), render: (row) => t(`product.${row.product}`) },
      { key: 'interval', title: t('history.interval'), width: 130, render: (row) => t(`interval.${row.interval}`) },
      {
        key: 'previous',
        title: t('history.previous'),
        numeric: true,
        width: 140,
        render: (row) => amount(row.previous),
      },
      {
        key: 'requested',
        title: t('history.requested'),
        sort: 'requested',
        numeric: true,
        width: 140,
        render: (row) => amount(row.requested),
      },
      { key: 'state', title: t('history.state'), width: 130, render: (row) => <RequestTag state={row.state} /> },
      { key: 'effective', title: t('history.effective'), width: 150, render: (row) => formatInstant(row.effective_at) },
      { key: 'by', title: t('history.by'), width: 150, optional: true, render: (row) => row.requested_by },
    ];
  }, [t]);
  return (
    <ListPage title={t('history.title')}>
      <DataTable
        label={t('history.title')}
        table={table}
        columns={columns}
        actions={(row) => [
          ...(row.state === 'pending' && can(permissionOf(row.product)).can
            ? [{ key: 'cancel', label: t('pending.cancel'), onClick: () => void cancel(row.id) }]
            : []),
          ...row.attachments.map((id, at) => ({
            key: `attachment-${id}`,
            label: t('attachments.open', { number: at + 1 }),
            onClick: () => void picture.open({ params: { id } }, `anexo-${id}`),
          })),
        ]}
        card={cardOf(t)}
        empty={{
          title: t('history.emptyTitle'),
          text: t('history.emptyText'),
          action: <LinkButton to={pathOf(GENERAL) ?? ''}>{t('all.title')}</LinkButton>,
        }}
      />
    </ListPage>
  );
}

const cardOf = (t: TFunction<'limits'>) => (row: LimitRequest) => ({
  title: t(`product.${row.product}`),
  value: row.requested === null ? t('bar.none') : formatMoney(row.requested),
  detail: `${t(`interval.${row.interval}`)}, ${formatInstant(row.requested_at)}`,
  status: <RequestTag state={row.state} />,
});
