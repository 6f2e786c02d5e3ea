import { describe, expect, it } from 'vitest';
import { occurrence } from './occurrences';

describe('the days of a recurrence', () => {
  it.each([
    ['2026-01-31', 'monthly', ['2026-01-31', '2026-03-01', '2026-03-31', '2026-05-01']],
    ['2026-01-29', 'monthly', ['2026-01-29', '2026-03-01', '2026-03-29']],
    ['2028-01-29', 'monthly', ['2028-01-29', '2028-02-29', '2028-03-29']],
    ['2026-12-30', 'weekly', ['2026-12-30', '2027-01-06']],
    ['2026-12-30', 'fortnightly', ['2026-12-30', '2027-01-13']],
    ['2026-11-30', 'quarterly', ['2026-11-30', '2027-03-01', '2027-05-30']],
    ['2026-08-31', 'half-yearly', ['2026-08-31', '2027-03-01', '2027-08-31']],
    ['2028-02-29', 'yearly', ['2028-02-29', '2029-03-01', '2030-03-01', '2031-03-01', '2032-02-29']],
  ] as const)('from %s %s: a day that a month has not rolls on to the next', (start, frequency, days) => {
    expect(days.map((_, n) => occurrence(start, frequency, n))).toEqual(days);
  });
});
