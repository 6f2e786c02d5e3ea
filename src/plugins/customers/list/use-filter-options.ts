import { useTranslation } from 'react-i18next';

/** The closed filters of the list and their words. */
export function useFilterOptions() {
  const { t } = useTranslation('customers');
  return {
    types: (['F', 'J'] as const).map((value) => ({ value, label: t(`personType.${value}`) })),
    owing: (['open', 'overdue', 'nothing'] as const).map((value) => ({ value, label: t(`owing.${value}`) })),
  };
}
