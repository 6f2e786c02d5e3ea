import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import type { FiltersOf } from '../../../define-resource';
import { StatusTotals } from '../../../kits/charging/list/status-totals';
import type { cardCharges } from '../../../resources/card-charges';

type CardFilter = FiltersOf<typeof cardCharges>;
type Status = NonNullable<CardFilter['status']>[number];

/** Totals of the filtered charges, by status; the filter of the status itself is left out. */
export const useCardTotals = (filed: boolean, { status: _status, ...filter }: CardFilter) =>
  useCall('POST /v2/charges/credit-card/totals', { body: { filed, ...filter } }, { resource: 'card-charges' });

interface Props {
  table: { body: CardFilter; setFilter(field: 'status', value: Status[]): void };
  totals: Pick<ReturnType<typeof useCardTotals>, 'data' | 'error' | 'retry'>;
}

/** Count and value by status. */
export function CardTotals({ table, totals }: Props) {
  const { t } = useTranslation('card-charges');
  return (
    <StatusTotals
      texts={{ label: t('totals.label'), failed: t('totals.failed') }}
      table={table}
      totals={totals}
      all={t('totals.all')}
      worth={({ value }) => value}
    />
  );
}
