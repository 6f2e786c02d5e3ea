import { expect, it } from 'vitest';
import { filterBody } from './filter-body';

const eq = (field: string, value: unknown) => ({ field, operator: 'eq' as const, value });

it('drops empty filters, and what is empty of one', () => {
  expect(filterBody([eq('a', []), eq('b', 0), { operator: 'or', value: [] }])).toEqual({ b: 0 });
  expect(filterBody([eq('due', { from: '', to: undefined }), eq('paid', { from: '2026-01-01', to: '' })])).toEqual({ paid: { from: '2026-01-01' } });
});

it('gives as numbers what the URL held as text: one, a list, a range', () => {
  expect(filterBody([eq('customer', '7'), eq('tags', ['1', '2']), eq('value', { min: '100', max: '' }), eq('text', '12')], ['customer', 'tags', 'value'])).toEqual({
    customer: 7,
    tags: [1, 2],
    value: { min: 100 },
    text: '12',
  });
});
