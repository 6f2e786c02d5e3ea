import { useTranslation } from 'react-i18next';
import type { StatementFilters } from '@balcao/contract/statement';
import { useCall } from '../../../data/use-call';
import type { FilterChip } from '../../../ui/list/filter-chips';
import { useFilterWords } from '../../../ui/list/filter-words';

/** The types of lines that this account has. */
export function useTypes(): { id: string; label: string }[] {
  return useCall('GET /statement/types', {}, { staleTime: 60_000 }).data?.types ?? [];
}

/** The statement's filters as chips, in words. */
export function useFilterChips(
  table: { setFilters: (values: Record<string, unknown>) => void },
  filter: StatementFilters,
): FilterChip[] {
  const { t } = useTranslation('statement');
  const { days, amounts, chip } = useFilterWords(table);
  const types = useTypes();
  const { dateFrom, dateTo, filterBy, transactionTypes, minValue, maxValue, protocol, pixKey } = filter;
  const words = transactionTypes?.map((id) => types.find((type) => type.id === id)?.label ?? '…').join(', ');
  return [
    ...(dateFrom || dateTo
      ? [chip('period', t('filter.period'), days({ from: dateFrom, to: dateTo }) ?? '', ['dateFrom', 'dateTo'])]
      : []),
    ...(filterBy === 'in' || filterBy === 'out'
      ? [chip('filterBy', t('filter.filterBy'), t(`filter.${filterBy}`))]
      : []),
    ...(words ? [chip('transactionTypes', t('filter.types'), words)] : []),
    ...(minValue !== undefined || maxValue !== undefined
      ? [chip('value', t('filter.value'), amounts({ min: minValue, max: maxValue }) ?? '', ['minValue', 'maxValue'])]
      : []),
    ...(protocol ? [chip('protocol', t('filter.protocol'), protocol)] : []),
    ...(pixKey ? [chip('pixKey', t('filter.pixKey'), pixKey)] : []),
  ];
}
