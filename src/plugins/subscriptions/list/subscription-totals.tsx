import { useTranslation } from 'react-i18next';
import type { SubscriptionStatus } from '@balcao/contract/subscriptions';
import type { FiltersOf } from '../../../define-resource';
import { useCall } from '../../../data/use-call';
import { StatusTotals } from '../../../kits/charging/list/status-totals';
import type { subscriptions } from '../../../resources/subscriptions';

type Filter = FiltersOf<typeof subscriptions>;

/** Totals of the filtered subscriptions, by status; the filter of the status itself is left out. */
export const useSubscriptionTotals = ({ status: _status, ...filter }: Filter) =>
  useCall('POST /v2/subscriptions/totals', { body: filter }, { resource: 'subscriptions' });

interface Props {
  table: { body: Filter; setFilter(field: 'status', value: SubscriptionStatus[]): void };
  totals: Pick<ReturnType<typeof useSubscriptionTotals>, 'data' | 'error' | 'retry'>;
}

const isGoing = ({ status }: { status: SubscriptionStatus }) => status === 'active' || status === 'new';

/** Monthly value of the active and new subscriptions, open value, and count by status. */
export function SubscriptionTotals({ table, totals }: Props) {
  const { t } = useTranslation('subscriptions');
  return (
    <StatusTotals
      texts={{ label: t('totals.label'), failed: t('totals.failed') }}
      table={table}
      totals={totals}
      sums={(_counted, rows) => [
        {
          key: 'monthly',
          label: t('totals.monthly'),
          cents: rows.filter(isGoing).reduce((sum, { monthly }) => sum + monthly, 0),
        },
        { key: 'open', label: t('totals.open'), cents: rows.reduce((sum, row) => sum + row.open_value, 0) },
      ]}
    />
  );
}
