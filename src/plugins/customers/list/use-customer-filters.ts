import { useTranslation } from 'react-i18next';
import type { FiltersOf } from '../../../define-resource';
import type { customers } from '../../../resources/customers';
import type { FilterFaces } from '../../../ui/list/filter-faces';
import { useGroups } from '../parts/use-groups';

/** Most groups that the server accepts in a filter. */
const MOST_GROUPS = 50;

/** Filters of the list other than the search text, and how each reads in words. */
export function useCustomerFilters(): FilterFaces<FiltersOf<typeof customers>> {
  const { t } = useTranslation('customers');
  const { options, isLoading } = useGroups();
  return {
    owing: {
      label: t('list.owing'),
      options: (['open', 'overdue', 'nothing'] as const).map((value) => ({ value, label: t(`owing.${value}`) })),
    },
    groups: {
      label: t('list.groups'),
      options,
      isLoading,
      most: MOST_GROUPS,
      placeholder: t('list.anyGroup'),
      nothing: t('list.noGroups'),
    },
    personType: {
      label: t('list.personType'),
      options: (['F', 'J'] as const).map((value) => ({ value, label: t(`personType.${value}`) })),
    },
    created: { label: t('list.created') },
  };
}
