import type { CrudFilter } from '@refinedev/core';
import { expect, it } from 'vitest';
import { escapeQuery, viewStateOf, parseViewState } from './view-state';

const eq = (field: string, value: unknown): CrudFilter => ({ field, operator: 'eq', value });

it('keeps filters and order, ranges and lists among them', () => {
  const filters = [
    eq('due', { from: '2026-11-01', to: '2026-11-30' }),
    { field: 'status', operator: 'in', value: ['paid', 'unpaid'] } as CrudFilter,
  ];
  const order = [{ field: 'value', order: 'desc' as const }];
  expect(parseViewState(viewStateOf(filters, order))).toEqual({ filters, sorters: order });
});

it('keeps what a query would take for its own', () => {
  for (const text of ['Silva & Filhos', '100% algodão', 'loja #2', 'a+b=c', 'já'])
    expect(parseViewState(viewStateOf([eq('text', text)], [])).filters).toEqual([eq('text', text)]);
  expect(escapeQuery({ a: ['1&2'], b: 3, c: null })).toEqual({ a: ['1%262'], b: 3, c: null });
});

it('is the same whatever was set first', () => {
  const [a, b] = [eq('a', '1'), eq('b', '2')];
  expect(viewStateOf([a, b], [])).toBe(viewStateOf([b, a], []));
});

it('reads nothing from what is no view state', () => {
  for (const bad of ['', 'x', 'filters=1', 'filters[0][value]=3', 'sorters[a]=1'])
    expect(parseViewState(bad)).toEqual({ filters: [], sorters: [] });
});
