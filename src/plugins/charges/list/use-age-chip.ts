import { useTranslation } from 'react-i18next';
import type { FilterChip } from '../../../ui/list/filter-chips';
import { useFilterWords } from '../../../ui/list/filter-words';
import { beyondAge, type BilletFilter, type DebtAge } from './billet-filter';

interface Narrowed {
  body: BilletFilter;
  setFilters(values: BilletFilter): void;
}

/** A filter chip of the age of debt shown; removing it leaves the statuses that were chosen in addition. */
export function useAgeChip(table: Narrowed, age: DebtAge | undefined): FilterChip[] {
  const { t } = useTranslation('charges');
  const { chip } = useFilterWords(table);
  if (!age) return [];
  const isBeside = beyondAge(table.body.status ?? []).length > 0;
  return [chip('age', t('ages.label'), t(`ages.${age}`), isBeside ? ['due'] : ['status', 'due'])];
}
