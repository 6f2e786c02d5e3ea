import { expect, test } from 'vitest';
import { formatTypedLine } from './typed-line';

test('AREAS-3-charge-3: the typed line is grouped as it is printed', () => {
  expect(formatTypedLine('36490000192345678901234567890123111230000012345')).toBe(
    '36490.00019 23456.789012 34567.890123 1 11230000012345',
  );
  expect(formatTypedLine('short')).toBe('short');
});
