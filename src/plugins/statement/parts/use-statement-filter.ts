import { useSearchParams } from 'react-router';
import type { StatementFilters } from '@balcao/contract/statement';

const TEXTS = ['dateFrom', 'dateTo', 'filterBy', 'protocol', 'pixKey', 'description'] as const;
const NUMBERS = ['minValue', 'maxValue'] as const;
const FIELDS = [...TEXTS, ...NUMBERS, 'transactionTypes'] as const;
type Field = (typeof FIELDS)[number];

/** The filters in an address; invalid values are left out (SHELL-7.6-2). */
export function readFilter(query: URLSearchParams): StatementFilters {
  const filter: Record<string, unknown> = {};
  for (const field of TEXTS) {
    const text = query.get(field);
    if (text && isSound(field, text)) filter[field] = text;
  }
  for (const field of NUMBERS) {
    const text = query.get(field);
    if (text && /^\d{1,12}$/.test(text)) filter[field] = Number(text);
  }
  const types = query.get('transactionTypes');
  if (types) filter['transactionTypes'] = types.split(',').slice(0, 40);
  return filter;
}

const isSound = (field: (typeof TEXTS)[number], text: string): boolean =>
  field === 'filterBy'
    ? text === 'in' || text === 'out'
    : field === 'dateFrom' || field === 'dateTo'
      ? /^\d{4}-\d{2}-\d{2}$/.test(text)
      : text.length <= { protocol: 40, pixKey: 77, description: 120 }[field];

/** The statement's filters, stored in the address, with the methods that FilterBar and ListState need. */
export function useStatementFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const setFilters = (values: Record<string, unknown>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [field, value] of Object.entries(values))
          if (value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length))
            next.delete(field);
          else next.set(field, String(value as string | number | string[]));
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    query: query.toString(),
    filterOf: (field: string) => filter[field as Field],
    setFilter: (field: string, value: unknown) => setFilters({ [field]: value }),
    setFilters,
    clearFilters: () => setFilters(Object.fromEntries(FIELDS.map((field) => [field, undefined]))),
    filterCount: Object.keys(filter).length,
  };
}
