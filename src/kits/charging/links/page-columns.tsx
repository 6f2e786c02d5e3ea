import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentPage } from '@balcao/contract/links/link';
import type { paymentLinks } from '../../../resources/payment-links';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { Tags } from '../tags/tags';
import { PageState } from './page-state';
import type { PageKind } from './kinds';

const none = <span className="faint">–</span>;

export function usePageColumns(kind: PageKind): ColumnOf<typeof paymentLinks>[] {
  const { t } = useTranslation('links');
  return useMemo(() => {
    const columns: ColumnOf<typeof paymentLinks>[] = [
      { key: 'name', title: t('column.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      { key: 'status', title: t('column.status'), width: 128, render: (row) => <PageState page={row} /> },
      {
        key: 'views',
        title: t('column.views'),
        sort: 'views',
        width: 96,
        numeric: true,
        render: (row) => formatInteger(row.views),
      },
      {
        key: 'paid',
        title: t('column.paid'),
        sort: 'paid',
        width: 124,
        numeric: true,
        render: (row) => formatInteger(row.paid),
      },
      {
        key: 'received',
        title: t('column.received'),
        width: 128,
        numeric: true,
        render: (row) => <Money cents={row.paid_value} />,
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 116,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 116,
        render: (row) => <span className="num">{formatDay(row.created_at)}</span>,
      },
      {
        key: 'tags',
        title: t('column.tags'),
        width: 180,
        optional: true,
        render: (row) => (row.tags.length > 0 ? <Tags tags={row.tags} /> : none),
      },
    ];
    if (kind === 'link')
      columns.splice(2, 0, {
        key: 'expire',
        title: t('column.expire'),
        width: 116,
        render: (row) => (row.expire_at ? <span className="num">{formatDay(row.expire_at)}</span> : none),
      });
    return columns;
  }, [t, kind]);
}

/** The same on a phone. */
export function usePageCard() {
  const { t } = useTranslation('links');
  return (row: PaymentPage): CardRow => ({
    title: row.name,
    value: <Money cents={row.value} />,
    detail: t('list.card', { views: row.views, paid: row.paid }),
    status: <PageState page={row} />,
  });
}
