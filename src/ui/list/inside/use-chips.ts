import type { FilterKind } from '../../../define-resource';
import type { ListTable } from '../../../data/use-list-table';
import { formatDocument, formatMoney } from '../../text/format';
import type { FilterChip } from '../filter-chips';
import type { AnyFaces, FilterFace } from '../filter-faces';
import { useFilterWords } from '../filter-words';

/** The chips of a list's filters that are set, in the order of its resource's filters. */
export function useChips(
  table: Pick<ListTable<unknown>, 'filterKinds' | 'filterOf' | 'setFilters'>,
  faces: AnyFaces,
): FilterChip[] {
  const { days, amounts, chip } = useFilterWords(table);
  const wordsOf = (kind: FilterKind, value: never, { options = [] }: FilterFace<never>): string => {
    if (kind === 'days') return days(value);
    if (kind === 'amounts') return amounts(value);
    if (kind === 'cents') return formatMoney(value);
    if (kind === 'document') return formatDocument(value);
    if (kind === 'text') return value;
    const several: readonly never[] = Array.isArray(value) ? value : [value];
    // the name of an id may still be on its way
    const unnamed = (one: never) => (typeof kind === 'object' ? String(one) : '…');
    return several.map((one) => options.find((option) => option.value === one)?.label ?? unnamed(one)).join(', ');
  };
  return Object.entries(table.filterKinds ?? {}).flatMap(([field, kind]) => {
    const face = faces[field];
    const value = table.filterOf(field) as never;
    if (!face || !kind || value === undefined) return [];
    const words = face.words ? face.words(value) : wordsOf(kind, value, face);
    return words ? [chip(field, face.label, words)] : [];
  });
}
