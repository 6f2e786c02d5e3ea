import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardCharge } from '@balcao/contract/card-charges';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import {
  createdColumn,
  customerColumn,
  day,
  documentColumn,
  none,
  numberColumn,
  tagsColumn,
  valueColumn,
} from '../../../kits/charging/list/columns';
import type { cardCharges } from '../../../resources/card-charges';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Money } from '../../../ui/text/money';
import { CardFace } from '../parts/card-face';

export function useCardColumns(): ColumnOf<typeof cardCharges>[] {
  const { t } = useTranslation('card-charges');
  return useMemo(
    () => [
      customerColumn(t('column.customer')),
      { key: 'card', title: t('column.card'), width: 192, render: (row) => <CardFace card={row} /> },
      {
        key: 'instalments',
        title: t('column.instalments'),
        width: 80,
        numeric: true,
        render: (row) => (row.brand ? t('instalments', { count: row.instalments }) : none),
      },
      {
        key: 'status',
        title: t('column.status'),
        sort: 'status',
        width: 124,
        render: (row) => <ChargeState charge={row} />,
      },
      { key: 'next', title: t('column.next'), width: 136, render: (row) => day(row.next_credit) },
      {
        key: 'toCredit',
        title: t('column.toCredit'),
        width: 108,
        numeric: true,
        render: (row) => <Money cents={row.to_credit} />,
      },
      valueColumn(t('column.value'), 108),
      createdColumn(t('column.createdAt')),
      numberColumn(t('column.number')),
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
      documentColumn(t('column.document')),
      tagsColumn(t('column.tags')),
    ],
    [t],
  );
}

/** The card that shows a row of the list on a phone. */
export function useCardCard() {
  return (row: CardCharge): CardRow => ({
    title: row.customer_name,
    value: <Money cents={row.value} />,
    detail: <CardFace card={row} />,
    status: <ChargeState charge={row} />,
  });
}
