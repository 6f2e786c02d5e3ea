import { expect, it } from 'vitest';
import { UNLIMITED } from './limit-terms';
import { limitSaid } from './review';

it.each([
  [100_000, 40_000],
  [UNLIMITED - 1, null],
  [UNLIMITED, undefined],
])('a review says what is left of a limit of %s cents, and nothing where there is none', (amount, left) => {
  const said = limitSaid(
    { period: 'day', amount, used: 60_000, left: amount - 60_000, until: null },
    { product: 'pix-refund' },
  );
  expect(said?.left).toBe(left === null ? amount - 60_000 : left);
});
