import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../test-support/texts';
import { customers } from '../../../resources/customers';
import type { AnyFaces } from '../filter-faces';
import { useChips } from './use-chips';

const faces = {
  owing: { label: 'Situação', options: [{ value: 'open', label: 'Em aberto' }] },
  groups: { label: 'Grupos', options: [{ value: 1, label: 'Atacado' }] },
  created: { label: 'Cadastro' },
  personType: { label: 'Tipo', words: () => undefined },
} as unknown as AnyFaces;

const chipsOf = (body: Record<string, unknown>) => {
  const setFilters = vi.fn();
  const table = { filterKinds: customers.filters, filterOf: ((field: string) => body[field]) as never, setFilters };
  const { result } = renderHook(() => useChips(table, faces));
  return { chips: result.current, setFilters };
};

it('says what each kind holds in words, in the order of the resource; what has no face or no words has no chip', () => {
  const { chips } = chipsOf({
    created: { from: '2026-11-01', to: '2026-11-30' },
    groups: [1, 2],
    owing: 'open',
    personType: 'F',
    text: 'ana',
  });
  expect(chips.map(({ text }) => text)).toEqual([
    'Situação: Em aberto',
    'Grupos: Atacado, …',
    'Cadastro: 01/11/2026 a 30/11/2026',
  ]);
});

it('taking a chip away empties its filter', () => {
  const { chips, setFilters } = chipsOf({ owing: 'open' });
  chips[0]!.onRemove();
  expect(setFilters).toHaveBeenCalledExactlyOnceWith({ owing: undefined });
});
