import { useTranslation } from 'react-i18next';
import type { CarnetStatus } from '@balcao/contract/carnets';
import type { FiltersOf } from '../../../define-resource';
import { useCall } from '../../../data/use-call';
import { StatusTotals } from '../../../kits/charging/list/status-totals';
import type { carnets } from '../../../resources/carnets';

type CarnetFilter = FiltersOf<typeof carnets>;

/** Totals of the filtered carnets, by status; the filter of the status itself is left out. */
export const useCarnetTotals = (filed: boolean, { status: _status, ...filter }: CarnetFilter) =>
  useCall('POST /v2/carnets/totals', { body: { filed, ...filter } }, { resource: 'carnets' });

interface Props {
  table: { body: CarnetFilter; setFilter(field: 'status', value: CarnetStatus[]): void };
  totals: Pick<ReturnType<typeof useCarnetTotals>, 'data' | 'error' | 'retry'>;
}

/** Count and value by status, and the value still open. */
export function CarnetTotals({ table, totals }: Props) {
  const { t } = useTranslation('carnets');
  return (
    <StatusTotals
      texts={{ label: t('totals.label'), failed: t('totals.failed') }}
      table={table}
      totals={totals}
      all={t('totals.all')}
      worth={({ value }) => value}
      sums={(counted) => [
        { key: 'open', label: t('totals.open'), cents: counted.reduce((sum, row) => sum + row.open_value, 0) },
      ]}
    />
  );
}
