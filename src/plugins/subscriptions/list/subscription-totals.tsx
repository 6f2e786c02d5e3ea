import { useTranslation } from 'react-i18next';
import type { SubscriptionStatus } from '@balcao/contract/subscriptions';
import type { FiltersOf } from '../../../define-resource';
import { useCall } from '../../../data/use-call';
import type { subscriptions } from '../../../resources/subscriptions';
import { SummaryStrip } from '../../../ui/page/list-page';
import { PartFailure } from '../../../ui/page/part-failure';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

type Filter = FiltersOf<typeof subscriptions>;

/** Totals of the filtered subscriptions, by status; the filter of the status itself is left out. */
export const useSubscriptionTotals = ({ status: _status, ...filter }: Filter) =>
  useCall('POST /v2/subscriptions/totals', { body: filter }, { resource: 'subscriptions' });

interface Props {
  table: {
    body: Filter;
    setFilter(field: 'status', value: SubscriptionStatus[]): void;
  };
  totals: Pick<ReturnType<typeof useSubscriptionTotals>, 'data' | 'error' | 'retry'>;
}

/**
 * Monthly value of the active and new subscriptions, open value, and count by status; pressing a status adds it to the filter, or removes
 * it.
 */
export function SubscriptionTotals({ table, totals: { data, error, retry } }: Props) {
  const { t } = useTranslation('subscriptions');
  if (error && !data) return <PartFailure message={t('totals.failed')} onRetry={retry} />;
  const chosen = table.body.status ?? [];
  const rows = data?.byStatus ?? [];
  const going = rows.filter(({ status }) => status === 'active' || status === 'new');
  const toggle = (status: SubscriptionStatus) =>
    table.setFilter('status', chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status]);
  return (
    <SummaryStrip
      label={t('totals.label')}
      items={[
        {
          key: 'monthly',
          label: t('totals.monthly'),
          value: <Money cents={going.reduce((all, { monthly }) => all + monthly, 0)} />,
        },
        {
          key: 'open',
          label: t('totals.open'),
          value: <Money cents={rows.reduce((all, row) => all + row.open_value, 0)} />,
        },
        ...rows.map(({ status, translated_status, count }) => ({
          key: status,
          label: translated_status,
          value: formatInteger(count),
          pressed: chosen.includes(status),
          onPress: () => toggle(status),
        })),
      ]}
    />
  );
}
