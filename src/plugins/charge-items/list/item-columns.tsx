import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowOf } from '../../../define-resource';
import type { chargeItems } from '../../../resources/charge-items';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

export function useItemColumns(): ColumnOf<typeof chargeItems>[] {
  const { t } = useTranslation('charge-items');
  return useMemo(
    () => [
      { key: 'name', title: t('column.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      {
        key: 'updatedAt',
        title: t('column.updatedAt'),
        sort: 'updated_at',
        width: 160,
        render: (row) => <span className="num">{formatDay(row.updated_at)}</span>,
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 180,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
}

/** The same on a phone. */
export const itemCard = (row: RowOf<typeof chargeItems>): CardRow => ({
  title: row.name,
  value: <Money cents={row.value} />,
  detail: <span className="num">{formatDay(row.updated_at)}</span>,
});
