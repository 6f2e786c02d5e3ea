import { expect, it } from 'vitest';
import { pointsOf } from './balance-line';
import { sameDayOfLastMonth } from './same-day';

it('the same day of last month is its last where it is shorter', () => {
  expect(['2026-11-23', '2026-01-15', '2026-03-31', '2028-03-30'].map(sameDayOfLastMonth)).toEqual([
    '2026-10-23',
    '2025-12-15',
    '2026-02-28',
    '2028-02-29',
  ]);
});

it('a line fills the picture from its lowest to its highest figure, and lies in the middle where nothing moved', () => {
  expect(pointsOf([0, 100, 50])).toBe('0,92 300,4 600,48');
  expect(pointsOf([70, 70])).toBe('0,48 600,48');
});
