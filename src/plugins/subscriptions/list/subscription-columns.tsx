import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '@balcao/contract/subscriptions';
import {
  createdColumn,
  customerColumn,
  day,
  documentColumn,
  numberColumn,
  tagsColumn,
  valueColumn,
} from '../../../kits/charging/list/columns';
import type { subscriptions } from '../../../resources/subscriptions';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { SubscriptionState } from '../parts/subscription-state';
import { useRhythm } from '../parts/use-rhythm';

/** Charges made of the plan's charges: '3 de 12', or '3' for a plan without a last charge. */
export const issuedOf = ({ issued, repeats }: Pick<Subscription, 'issued' | 'repeats'>, of: string): string =>
  repeats === null ? String(issued) : `${issued} ${of} ${repeats}`;

export function useSubscriptionColumns(): ColumnOf<typeof subscriptions>[] {
  const { t } = useTranslation('subscriptions');
  const { every } = useRhythm();
  return useMemo(
    () => [
      customerColumn(t('column.customer')),
      { key: 'plan', title: t('column.plan'), width: 176, render: (row) => row.plan_name },
      {
        key: 'nextDue',
        title: t('column.nextDue'),
        sort: 'next_expire_at',
        width: 132,
        render: (row) => day(row.next_expire_at),
      },
      {
        key: 'status',
        title: t('column.status'),
        sort: 'status',
        width: 168,
        render: (row) => <SubscriptionState subscription={row} />,
      },
      {
        key: 'issued',
        title: t('column.issued'),
        width: 100,
        numeric: true,
        render: (row) => issuedOf(row, t('column.of')),
      },
      {
        key: 'open',
        title: t('column.open'),
        width: 120,
        numeric: true,
        optional: true,
        render: (row) => <Money cents={row.open_value} />,
      },
      valueColumn(t('column.value'), 116),
      numberColumn(t('column.number')),
      {
        key: 'interval',
        title: t('column.interval'),
        width: 140,
        optional: true,
        render: (row) => every(row.interval),
      },
      documentColumn(t('column.document')),
      createdColumn(t('column.createdAt')),
      tagsColumn(t('column.tags')),
    ],
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `every` depends only on `t`
    [t],
  );
}

/** The card that shows a row of the list on a phone. */
export function useSubscriptionCard() {
  const { t } = useTranslation('subscriptions');
  return (row: Subscription): CardRow => ({
    title: row.customer_name,
    value: <Money cents={row.value} />,
    detail: row.next_expire_at
      ? t('list.cardNext', { plan: row.plan_name, day: formatDay(row.next_expire_at) })
      : row.plan_name,
    status: <SubscriptionState subscription={row} />,
  });
}
