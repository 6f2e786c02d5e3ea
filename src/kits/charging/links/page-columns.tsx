import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentPage } from '@balcao/contract/links/link';
import type { paymentLinks } from '../../../resources/payment-links';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { day, tagsColumn, valueColumn } from '../list/columns';
import { PageState } from './page-state';
import type { PageKind } from './kinds';

export function usePageColumns(kind: PageKind): ColumnOf<typeof paymentLinks>[] {
  const { t } = useTranslation('links');
  return useMemo(() => {
    const columns: ColumnOf<typeof paymentLinks>[] = [
      { key: 'name', title: t('column.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      { key: 'status', title: t('column.status'), width: 112, render: (row) => <PageState page={row} /> },
      {
        key: 'views',
        title: t('column.views'),
        sort: 'views',
        width: 88,
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
        width: 112,
        numeric: true,
        render: (row) => <Money cents={row.paid_value} />,
      },
      valueColumn(t('column.value'), 108),
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 104,
        render: (row) => day(row.created_at),
      },
      tagsColumn(t('column.tags')),
    ];
    if (kind === 'link')
      columns.splice(2, 0, {
        key: 'expire',
        title: t('column.expire'),
        width: 102,
        render: (row) => day(row.expire_at),
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
    detail: `${t('list.views', { count: row.views })} · ${t('list.paid', { count: row.paid })}`,
    status: <PageState page={row} />,
  });
}
