import { expect, it } from 'vitest';
import { pageOf, sizeOf } from '@balcao/contract/shared/paging';
import type { ResourceDefinition } from '../define-resource';
import { filterBody, offeredFilters, offeredSorters } from './filter-body';

const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value });
const OFFERED: ResourceDefinition['filters'] = {
  text: 'text',
  customer: 'id',
  least: 'cents',
  tags: 'ids',
  due: 'days',
  value: 'amounts',
  kind: { one: ['F', 'J'] },
  status: { several: ['paid', 'new'] },
};
const body = (...filters: unknown[]) => filterBody(offeredFilters(filters, OFFERED));

it('drops empty filters, and what is empty of one', () => {
  expect(body(eq('tags', []), eq('text', ''), { operator: 'or', value: [] }, undefined)).toEqual({});
  expect(body(eq('due', { from: '2026-01-01', to: '' }), eq('value', { min: undefined, max: 0 }))).toEqual({
    due: { from: '2026-01-01' },
    value: { max: 0 },
  });
});

it('gives as numbers what the URL held as text: one, a list, a range', () => {
  expect(
    body(eq('customer', '7'), eq('tags', ['1', '2']), eq('value', { min: '100', max: '' }), eq('text', '12')),
  ).toEqual({ customer: 7, tags: [1, 2], value: { min: 100 }, text: '12' });
});

it('AREAS-5-10: an amount is asked for from a cent on', () => expect(body(eq('least', '1'))).toEqual({ least: 1 }));

it('one where several may be is a list of one', () =>
  expect(body(eq('tags', '5'), eq('status', 'paid'))).toEqual({ tags: [5], status: ['paid'] }));

it.each([
  eq('unknown', 'x'),
  eq('constructor', 'x'),
  eq('tags', 'abc'),
  eq('tags', ['0', '-1', '1.5', { a: '1' }]),
  eq('customer', '99999999999999999999'),
  eq('customer', ['7']),
  eq('text', { a: 'b' }),
  eq('kind', 'X'),
  eq('status', ['sold']),
  eq('due', '2026-01-01'),
  eq('due', { from: '2026-02-30', to: 'soon' }),
  eq('due', { from: '2026-02-01', to: '2026-01-01' }),
  eq('value', { min: '200', max: '100' }),
  eq('least', '0'),
  eq('least', '1,5'),
])('leaves out what the list does not offer: %j', (filter) => expect(body(filter)).toEqual({}));

it('an address that holds no list of filters or orders holds none', () => {
  expect(offeredFilters('abc', OFFERED)).toEqual([]);
  expect(offeredSorters('abc', ['name'])).toEqual([]);
});

it('leaves out an order that is not offered', () => {
  expect(
    offeredSorters(
      [
        { field: 'evil', order: 'asc' },
        { field: 'name', order: 'up' },
      ],
      ['name'],
    ),
  ).toEqual([{ field: 'name', order: 'asc' }]);
});

it('a page or a size that is not offered is the first', () => {
  expect([15, 25, 50, 100, 999, 0, '15', NaN, undefined].map(sizeOf)).toEqual([15, 25, 50, 100, 15, 15, 15, 15, 15]);
  expect([1, 7, 0, -1, 1.5, 10_000_001, NaN, undefined].map(pageOf)).toEqual([1, 7, 1, 1, 1, 1, 1, 1]);
});
