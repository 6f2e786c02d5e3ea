import { useTranslation } from 'react-i18next';
import type { FilterChip } from './filter-chips';
import { formatDay, formatMoney } from '../text/format';
import type { Period } from '../text/periods';
import type { MoneyRange } from '../form/range-fields';
import type { ListTable } from '../../data/use-list-table';

/** What filters hold, in words, and the chips that take them away. */
export function useFilterWords(table: Pick<ListTable<unknown>, 'setFilters'>) {
  const { t } = useTranslation('shell');
  const range = (from: string | undefined, to: string | undefined) => {
    if (from && to) return from === to ? from : t('range.between', { from, to });
    return from ? t('range.since', { from }) : t('range.upTo', { to: to ?? '' });
  };
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents));
  return {
    /** '01/11/2026 a 30/11/2026', 'a partir de …', 'até …'. */
    days: ({ from, to }: Period) => range(from && formatDay(from), to && formatDay(to)),
    /** The same of amounts in cents. */
    amounts: ({ min, max }: MoneyRange) => range(money(min), money(max)),
    /** 'Vencimento: hoje'; taking it away empties these fields at once. */
    chip: (key: string, label: string, value: string, fields: readonly string[] = [key]): FilterChip => ({
      key,
      text: t('filters.chip', { label, value }),
      onRemove: () => table.setFilters(Object.fromEntries(fields.map((field) => [field, undefined]))),
    }),
  };
}
