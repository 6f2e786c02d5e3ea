import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Carnet } from '@balcao/contract/carnets';
import { Tags } from '../../../kits/charging/tags/tags';
import type { carnets } from '../../../resources/carnets';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { formatDay, maskDocument } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { CarnetState } from '../parts/carnet-state';
import { Progress } from '../parts/progress';

const none = <span className="faint">–</span>;
const day = (value: string | null) => (value ? <span className="num">{formatDay(value)}</span> : none);

export function useCarnetColumns(): ColumnOf<typeof carnets>[] {
  const { t } = useTranslation('carnets');
  return useMemo(
    () => [
      {
        key: 'customer',
        title: t('column.customer'),
        sort: 'customer_name',
        name: (row) => row.customer_name,
        render: (row) => row.customer_name,
      },
      { key: 'progress', title: t('column.progress'), width: 196, render: (row) => <Progress carnet={row} /> },
      { key: 'nextDue', title: t('column.nextDue'), sort: 'next_due', width: 148, render: (row) => day(row.next_due) },
      {
        key: 'status',
        title: t('column.status'),
        sort: 'status',
        width: 128,
        render: (row) => <CarnetState carnet={row} />,
      },
      {
        key: 'open',
        title: t('column.open'),
        width: 128,
        numeric: true,
        render: (row) => <Money cents={row.open_value} />,
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 128,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      { key: 'number', title: t('column.number'), sort: 'id', width: 92, numeric: true, render: (row) => row.id },
      {
        key: 'document',
        title: t('column.document'),
        width: 172,
        optional: true,
        render: (row) => <span className="num">{maskDocument(row.customer_document)}</span>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 116,
        optional: true,
        render: (row) => day(row.created_at),
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
export function useCarnetCard() {
  const { t } = useTranslation('carnets');
  return (row: Carnet): CardRow => ({
    title: row.customer_name,
    value: <Money cents={row.value} />,
    detail: t('progress.paid', { count: row.paid_parcels, total: row.parcels }),
    status: <CarnetState carnet={row} />,
  });
}
