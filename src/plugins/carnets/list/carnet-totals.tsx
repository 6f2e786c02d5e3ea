import { useTranslation } from 'react-i18next';
import type { CarnetStatus } from '@balcao/contract/carnets';
import type { FiltersOf } from '../../../define-resource';
import { useCall } from '../../../data/use-call';
import type { carnets } from '../../../resources/carnets';
import { SummaryStrip } from '../../../ui/page/list-page';
import { PartFailure } from '../../../ui/page/part-failure';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

type CarnetFilter = FiltersOf<typeof carnets>;

/** Totals of the filtered carnets, by status; the filter of the status itself is left out. */
export const useCarnetTotals = (filed: boolean, { status: _status, ...filter }: CarnetFilter) =>
  useCall('POST /v2/carnets/totals', { body: { filed, ...filter } }, { resource: 'carnets' });

interface Props {
  table: { body: CarnetFilter; setFilter(field: 'status', value: CarnetStatus[]): void };
  totals: Pick<ReturnType<typeof useCarnetTotals>, 'data' | 'error' | 'retry'>;
}

/** Count and value by status, and the value still open; pressing a status adds it to the filter, or removes it. */
export function CarnetTotals({ table, totals: { data, error, retry } }: Props) {
  const { t } = useTranslation('carnets');
  if (error && !data) return <PartFailure message={t('totals.failed')} onRetry={retry} />;
  const chosen = table.body.status ?? [];
  const rows = data?.byStatus ?? [];
  const counted = rows.filter(({ status }) => chosen.length === 0 || chosen.includes(status));
  const sum = (of: 'value' | 'open_value') => counted.reduce((all, row) => all + row[of], 0);
  const toggle = (status: CarnetStatus) =>
    table.setFilter('status', chosen.includes(status) ? chosen.filter((one) => one !== status) : [...chosen, status]);
  return (
    <SummaryStrip
      label={t('totals.label')}
      items={[
        {
          key: 'all',
          label: t('totals.all'),
          value: <Money cents={sum('value')} />,
          detail: formatInteger(counted.reduce((all, { count }) => all + count, 0)),
          pressed: chosen.length === 0,
          onPress: () => table.setFilter('status', []),
        },
        { key: 'open', label: t('totals.open'), value: <Money cents={sum('open_value')} /> },
        ...rows.map((row) => ({
          key: row.status,
          label: row.translated_status,
          value: <Money cents={row.value} />,
          detail: formatInteger(row.count),
          pressed: chosen.includes(row.status),
          onPress: () => toggle(row.status),
        })),
      ]}
    />
  );
}
