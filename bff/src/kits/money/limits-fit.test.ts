import { expect, it } from 'vitest';
import { fitWithin } from './limits-fit';
import type { LimitLeft } from './limits';

const until = new Date('2026-11-27T03:00:00Z');
const day: LimitLeft = { period: 'day', amount: 300, used: 0, left: 300, until };
const each: LimitLeft = { period: 'transaction', amount: 100, used: 0, left: 100, until: null };

it.each([
  ['as many as there are', [day, each], 100, 3, 3, null],
  ['as many as the day allows', [day, each], 100, 4, 3, /diário: restam R\$.0,00/],
  ['fewer where a cent is missing', [{ ...day, left: 299 }, each], 100, 3, 2, /restam R\$.0,99/],
  ['none beyond the limit of one', [day, { ...each, left: 99 }], 100, 3, 0, /limite por operação/],
  ['none where less than one is left of the day', [{ ...day, left: 99 }, each], 100, 1, 0, /diário/],
  ['the one that is left of the day', [{ ...day, left: 100 }, each], 100, 1, 1, null],
  ['by the day where the limit of one stands first', [each, day], 100, 3, 3, null],
] as const)('of equal amounts fit %s', (_, left, amount, count, fits, reason) => {
  const found = fitWithin(left, amount, count);
  expect(found.fits).toBe(fits);
  if (reason) expect(found.reason).toMatch(reason);
  else expect(found.reason).toBeNull();
});
