import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge } from '@balcao/contract/charges';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import type { billets } from '../../../resources/billets';
import { daysBetween, formatDay, maskDocument } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useToday } from '../../../ui/text/use-today';
import { ChargeState } from '../../../kits/charging/detail/charge-status';
import { usePayerName } from '../../../kits/charging/payers/payer-name';
import { Tags } from '../../../kits/charging/tags/tags';

/** Columns of the billet list, from the fields of AREAS-3-charge-1. */
export function useBilletColumns(): ColumnOf<typeof billets>[] {
  const { t } = useTranslation('charges');
  const nameOf = usePayerName();
  return useMemo(
    () => [
      { key: 'customer', title: t('column.customer'), sort: 'customer_corporate_name', name: nameOf, render: nameOf },
      { key: 'due', title: t('column.due'), sort: 'expire_at', width: 118, render: (row) => day(row.expire_at) },
      {
        key: 'status',
        title: t('column.status'),
        sort: 'status',
        width: 192,
        render: (row) => (
          <>
            <ChargeState charge={row} /> <Late row={row} />
          </>
        ),
      },
      {
        key: 'value',
        title: t('column.value'),
        sort: 'value',
        width: 116,
        numeric: true,
        render: (row) => <Money cents={row.value} />,
      },
      { key: 'paidAt', title: t('column.paidAt'), sort: 'paid_at', width: 108, render: (row) => day(row.paid_at) },
      { key: 'number', title: t('column.number'), sort: 'id', width: 92, numeric: true, render: (row) => row.id },
      {
        key: 'paidValue',
        title: t('column.paidValue'),
        width: 112,
        numeric: true,
        optional: true,
        render: (row) => <Money cents={row.paid_value} />,
      },
      {
        key: 'document',
        title: t('column.document'),
        width: 172,
        optional: true,
        render: (row) => <span className="num">{maskDocument(row.customer_cpf)}</span>,
      },
      {
        key: 'email',
        title: t('column.email'),
        width: 220,
        optional: true,
        ellipsis: true,
        render: (row) => text(row.customer_email),
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
        key: 'order',
        title: t('column.order'),
        width: 132,
        optional: true,
        ellipsis: true,
        render: (row) => text(row.order_id),
      },
      {
        key: 'tags',
        title: t('column.tags'),
        width: 180,
        optional: true,
        render: (row) => (row.tags.length > 0 ? <Tags tags={row.tags} /> : text(null)),
      },
    ],
    [t, nameOf],
  );
}

const text = (value: string | null) => value ?? <span className="faint">–</span>;
const day = (value: string | null) =>
  value ? <span className="num">{formatDay(value)}</span> : <span className="faint">–</span>;

/** 'há 4 dias' next to an overdue billet. */
export function Late({ row: { status, expire_at } }: { row: Pick<Charge, 'status' | 'expire_at'> }) {
  const { t } = useTranslation('charges');
  const days = daysBetween(expire_at, useToday());
  return status === 'unpaid' && days > 0 ? <span className="late num">{t('list.late', { count: days })}</span> : null;
}

/** The card that shows a row of the list on a phone: customer and value, day and status. */
export function useBilletCard() {
  const { t } = useTranslation('charges');
  const nameOf = usePayerName();
  return (row: Charge): CardRow => ({
    title: nameOf(row),
    value: <Money cents={row.value} />,
    detail: row.paid_at
      ? t('list.cardPaid', { day: formatDay(row.paid_at) })
      : t('list.cardDue', { day: formatDay(row.expire_at) }),
    status: (
      <>
        <ChargeState charge={row} /> <Late row={row} />
      </>
    ),
  });
}
