import { CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { FilterTable } from '../../../ui/filter-bar';
import { periodText, type Period } from './period-text';
import { useFilterOptions } from './use-filter-options';
import './filters.css';

interface Props {
  table: FilterTable;
  groups: { value: number; label: string }[];
}

/** What the list is narrowed to, each taken off with one click. */
export function FilterChips({ table, groups }: Props) {
  const { t } = useTranslation('customers');
  const { types, owing } = useFilterOptions();
  const chosen = ([table.filterOf('groups') ?? []].flat() as (string | number)[]).map(String);
  const period = periodText(t, table.filterOf('created') as Period | undefined);
  const single = (field: string, options: { value: string; label: string }[]) =>
    options.filter(({ value }) => value === table.filterOf(field)).map(({ value, label }) => ({ key: value, label, off: () => table.setFilter(field, undefined) }));
  const chips = [
    ...groups
      .filter(({ value }) => chosen.includes(String(value)))
      .map(({ value, label }) => ({ key: `group-${value}`, label, off: () => table.setFilter('groups', chosen.filter((id) => id !== String(value))) })),
    ...single('personType', types),
    ...single('owing', owing),
    ...(period ? [{ key: 'created', label: t('list.createdOn', { period }), off: () => table.setFilter('created', undefined) }] : []),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('list.chips')}>
      {chips.map(({ key, label, off }) => (
        <li key={key}>
          <button type="button" onClick={off} aria-label={t('list.chipOff', { filter: label })}>
            {label} <CloseOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
