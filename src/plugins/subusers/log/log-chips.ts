import { useTranslation } from 'react-i18next';
import type { TableOf } from '../../../data/use-list-table';
import type { accountLogs } from '../../../resources/subusers';
import type { FilterChip } from '../../../ui/list/filter-chips';
import { useFilterWords } from '../../../ui/list/filter-words';

interface Known {
  actions: { id: string; name: string }[];
  people: { id: number; name: string }[];
  ofOne: boolean;
}

/** The chips of the log's filters that are set. */
export function useLogChips(table: TableOf<typeof accountLogs>, { actions, people, ofOne }: Known): FilterChip[] {
  const { t } = useTranslation('subusers');
  const { days, chip } = useFilterWords(table as never);
  const person = ofOne ? undefined : table.filterOf('person');
  const action = table.filterOf('action');
  const period = table.filterOf('period');
  const nameOf = <I>(known: { id: I; name: string }[], id: I) => known.find((one) => one.id === id)?.name ?? String(id);
  return [
    ...(person === undefined ? [] : [chip('person', t('log.person'), nameOf(people, person))]),
    ...(action === undefined ? [] : [chip('action', t('log.action'), nameOf(actions, action))]),
    ...(period === undefined ? [] : [chip('period', t('log.period'), days(period))]),
  ];
}
