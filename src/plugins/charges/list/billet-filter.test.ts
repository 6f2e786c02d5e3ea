import { describe, expect, test } from 'vitest';
import { offeredFilters } from '../../../providers/filter-body';
import { billets } from '../../../resources/billets';
import { beyondAge, debtAgeOf, debtFilter, type AgeDays } from './billet-filter';

/** Due days by age of debt, as answered on Sunday 22 November 2026; Friday was a holiday, so charges due then are not overdue. */
const ages: AgeDays[] = [
  { age: 'current', due: { from: '2026-11-20' } },
  { age: '1-30', due: { from: '2026-10-23', to: '2026-11-19' } },
  { age: '31-60', due: { from: '2026-09-23', to: '2026-10-22' } },
  { age: '61-90', due: { from: '2026-08-24', to: '2026-09-22' } },
  { age: 'over-90', due: { to: '2026-08-23' } },
];
const [current, month] = ages.map(({ due }) => due) as [AgeDays['due'], AgeDays['due']];

test('a status that billets never have is not offered', () => {
  const status = { field: 'status', operator: 'in', value: ['paid', 'link', 'expired', 'approved', 'contested'] };
  expect(offeredFilters([status], billets.filters)).toEqual([{ ...status, value: ['paid', 'contested'] }]);
});

describe('the age of debt as a filter', () => {
  test('is open billets by their due day', () => {
    expect(debtFilter(current)).toEqual({ status: ['new', 'waiting', 'unpaid'], due: { from: '2026-11-20' } });
    expect(debtFilter(month).due).toEqual({ from: '2026-10-23', to: '2026-11-19' });
  });

  test('keeps the open statuses that are chosen, and gives them back', () => {
    expect(debtFilter(current, ['unpaid', 'contested'])).toEqual({ status: ['unpaid'], due: { from: '2026-11-20' } });
    expect(debtFilter(current, ['paid']).status).toEqual(['new', 'waiting', 'unpaid']);
    expect(debtAgeOf(debtFilter(month, ['unpaid']), ages)).toBe('1-30');
    expect([beyondAge(['unpaid']), beyondAge(['waiting', 'new', 'unpaid'])]).toEqual([['unpaid'], []]);
  });

  test('is known again, and nothing else is taken for it', () => {
    for (const { age, due } of ages) expect(debtAgeOf(debtFilter(due), ages)).toBe(age);
    expect(debtAgeOf({ status: ['paid'], due: current }, ages)).toBeUndefined();
    expect(debtAgeOf({ status: ['new', 'waiting', 'unpaid'], due: { from: '2026-11-22' } }, ages)).toBeUndefined();
    expect([debtAgeOf({}, ages), debtAgeOf(debtFilter(current), undefined)]).toEqual([undefined, undefined]);
  });
});
