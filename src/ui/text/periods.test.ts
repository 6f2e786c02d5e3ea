import { expect, it } from 'vitest';
import { addDays, periodOf } from './periods';

it('knows the periods people ask for by name', () => {
  expect(periodOf('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(periodOf('yesterday', '2026-03-01')).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(periodOf('last7', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(periodOf('thisMonth', '2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(periodOf('lastMonth', '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(periodOf('last30', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' });
});

it('counts days over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
