import { useTranslation } from 'react-i18next';
import type { CustomerFilter } from '@balcao/contract/customers';
import type { FilterChip } from '../../../ui/filter-chips';
import { useFilterWords } from '../../../ui/filter-words';
import type { ListTable } from '../../../ui/use-list-table';
import { useGroups } from '../parts/use-groups';
import { useFilterOptions } from './use-filter-options';

/** What the list is narrowed to, in words. */
export function useCustomerChips(table: Pick<ListTable<unknown>, 'setFilters'>, filter: CustomerFilter): FilterChip[] {
  const { t } = useTranslation('customers');
  const { days, chip } = useFilterWords(table);
  const { options: groups } = useGroups();
  const { types, owing } = useFilterOptions();
  const wordOf = (options: { value: string | number; label: string }[], held: string | number | undefined) =>
    options.find(({ value }) => value === held)?.label;
  const words: Record<(typeof FIELDS)[number], string | undefined> = {
    owing: wordOf(owing, filter.owing),
    groups: filter.groups?.map((id) => wordOf(groups, id) ?? '…').join(', '),
    personType: wordOf(types, filter.personType),
    created: filter.created && days(filter.created),
  };
  return FIELDS.filter((field) => words[field]).map((field) => chip(field, t(`list.${field}`), words[field]!));
}

const FIELDS = ['owing', 'groups', 'personType', 'created'] as const;
