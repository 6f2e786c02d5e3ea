import { describe, expect, test } from 'vitest';
import { beyondAge, debtAgeOf, debtFilter } from './billet-filter';

const today = '2026-03-01';

describe('the age of debt as a filter', () => {
  test('is open billets by their due day', () => {
    expect(debtFilter('current', today)).toEqual({ status: ['new', 'waiting', 'unpaid'], due: { from: '2026-03-01' } });
    expect(debtFilter('1-30', today).due).toEqual({ from: '2026-01-30', to: '2026-02-28' });
    expect(debtFilter('31-60', today).due).toEqual({ from: '2025-12-31', to: '2026-01-29' });
    expect(debtFilter('61-90', today).due).toEqual({ from: '2025-12-01', to: '2025-12-30' });
    expect(debtFilter('over-90', today).due).toEqual({ to: '2025-11-30' });
  });

  test('keeps the open statuses that are chosen, and gives them back', () => {
    expect(debtFilter('current', today, ['unpaid', 'contested'])).toEqual({ status: ['unpaid'], due: { from: today } });
    expect(debtFilter('current', today, ['paid']).status).toEqual(['new', 'waiting', 'unpaid']);
    expect(debtAgeOf(debtFilter('1-30', today, ['unpaid']), today)).toBe('1-30');
    expect([beyondAge(['unpaid']), beyondAge(['waiting', 'new', 'unpaid'])]).toEqual([['unpaid'], []]);
  });

  test('is known again, and nothing else is taken for it', () => {
    for (const age of ['current', '1-30', '31-60', '61-90', 'over-90'] as const) expect(debtAgeOf(debtFilter(age, today), today)).toBe(age);
    expect(debtAgeOf({ status: ['paid'], due: { from: today } }, today)).toBeUndefined();
    expect(debtAgeOf({ status: ['new', 'waiting', 'unpaid'], due: { from: '2026-03-02' } }, today)).toBeUndefined();
    expect(debtAgeOf({}, today)).toBeUndefined();
  });
});
