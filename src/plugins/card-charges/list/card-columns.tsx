import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCharge } from '@balcao/contract/card-charges';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { Tags } from '../../../kits/charging/tags/tags';
import type { cardCharges } from '../../../resources/card-charges';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { formatDay, maskDocument } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { CardFace } from '../parts/card-face';

const none = <span className="faint">–</span>;
const day = (value: string | null) => (value ? <span className="num">{formatDay(value)}</span> : none);

export function useCardColumns(): ColumnOf<typeof cardCharges>[] {
  const { t } = useTranslation('card-charges');
  return useMemo(
    () => [
      {
        key: 'customer',
        title: t('column.customer'),
        sort: 'customer_name',
        name: (row) => row.customer_name,
        render: (row) => row.customer_name,
      },
      { key: 'card', title: t('column.card'), width: 212, render: (row) => <CardFace card={row} /> },
      {
        key: 'instalments',
        title: t('column.instalments'),
        width: 96,
        numeric: true,
        render: (row) => (row.brand ? t('instalments', { count: row.instalments }) : none),
      },
      {
        key: 'status',
        title: t('column.status'),
        sort: 'status',
        width: 132,
        render: (row) => <ChargeState charge={row} />,
      },
      { key: 'next', title: t('column.next'), width: 128, render: (row) => day(row.next_credit) },
      {
        key: 'toCredit',
        title: t('column.toCredit'),
        width: 120,
        numeric: true,
        render: (row) => <Money cents={row.to_credit} />,
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 120,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 112,
        optional: true,
        render: (row) => day(row.created_at),
      },
      {
        key: 'number',
        title: t('column.number'),
        sort: 'id',
        width: 92,
        numeric: true,
        optional: true,
        render: (row) => row.id,
      },
      {
        key: 'paidAt',
        title: t('column.paidAt'),
        sort: 'paid_at',
        width: 116,
        optional: true,
        render: (row) => day(row.paid_at),
      },
      {
        key: 'refunded',
        title: t('column.refunded'),
        width: 120,
        numeric: true,
        optional: true,
        render: (row) => <Money cents={row.refunded} />,
      },
      {
        key: 'document',
        title: t('column.document'),
        width: 172,
        optional: true,
        render: (row) => <span className="num">{maskDocument(row.customer_document)}</span>,
      },
      {
        key: 'tags',
        title: t('column.tags'),
        width: 180,
        optional: true,
        render: (row) => (row.tags.length > 0 ? <Tags tags={row.tags} /> : none),
      },
    ],
    [t],
  );
}

/** The same on a phone. */
export function useCardCard() {
  return (row: CardCharge): CardRow => ({
    title: row.customer_name,
    value: <Money cents={row.value} />,
    detail: <CardFace card={row} />,
    status: <ChargeState charge={row} />,
  });
}
