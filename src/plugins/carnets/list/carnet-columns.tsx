import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Carnet } from '@balcao/contract/carnets';
import {
  createdColumn,
  customerColumn,
  day,
  documentColumn,
  numberColumn,
  tagsColumn,
  valueColumn,
} from '../../../kits/charging/list/columns';
import type { carnets } from '../../../resources/carnets';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Money } from '../../../ui/text/money';
import { CarnetState } from '../parts/carnet-state';
import { Progress } from '../parts/progress';

export function useCarnetColumns(): ColumnOf<typeof carnets>[] {
  const { t } = useTranslation('carnets');
  return useMemo(
    () => [
      customerColumn(t('column.customer')),
      { key: 'progress', title: t('column.progress'), width: 184, render: (row) => <Progress carnet={row} /> },
      { key: 'nextDue', title: t('column.nextDue'), sort: 'next_due', width: 172, render: (row) => day(row.next_due) },
      {
        key: 'status',
        title: t('column.status'),
        sort: 'status',
        width: 116,
        render: (row) => <CarnetState carnet={row} />,
      },
      {
        key: 'open',
        title: t('column.open'),
        width: 128,
        numeric: true,
        render: (row) => <Money cents={row.open_value} />,
      },
      valueColumn(t('column.value'), 128),
      numberColumn(t('column.number')),
      documentColumn(t('column.document')),
      createdColumn(t('column.createdAt')),
      tagsColumn(t('column.tags')),
    ],
    [t],
  );
}

/** The card that shows a row of the list on a phone. */
export function useCarnetCard() {
  const { t } = useTranslation('carnets');
  return (row: Carnet): CardRow => ({
    title: row.customer_name,
    value: <Money cents={row.value} />,
    detail: t('progress.paid', { count: row.paid_parcels, total: row.parcels }),
    status: <CarnetState carnet={row} />,
  });
}
