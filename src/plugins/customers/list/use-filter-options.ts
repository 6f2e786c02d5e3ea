import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../ui/filter-body';

const TYPES = ['F', 'J'] as const;
const OWING = ['open', 'overdue', 'nothing'] as const;

export const OFFER: Offer = {
  filters: { text: 'text', groups: 'ids', personType: { one: TYPES }, owing: { one: OWING }, created: 'days' },
  order: ['name', 'document', 'created_at'],
};

/** The closed filters of the list and their words. */
export function useFilterOptions() {
  const { t } = useTranslation('customers');
  return {
    types: TYPES.map((value) => ({ value, label: t(`personType.${value}`) })),
    owing: OWING.map((value) => ({ value, label: t(`owing.${value}`) })),
  };
}
