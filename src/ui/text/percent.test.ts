import { expect, test } from 'vitest';
import { formatPercent } from './percent';

test('percentages are integers in units of their last decimal', () => {
  expect(formatPercent(200)).toBe('2,00%');
  expect(formatPercent(33, 3)).toBe('0,033%');
  expect(formatPercent(0, 3)).toBe('0,000%');
  expect(formatPercent(10_000)).toBe('100,00%');
});
