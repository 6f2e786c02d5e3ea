import { expect, it } from 'vitest';
import { idleOf, missingOf } from './rules';

it.each([
  [100_000, 100_000],
  [99_999, null],
  [0, null],
  [-1, null],
])('a lowest balance of %d cents leaves %s idle', (balance, idle) => expect(idleOf({ balance })).toBe(idle));

it.each([
  [-1, { amount: 1, day: '2026-12-01' }],
  [0, null],
  [1, null],
])('a lowest balance of %d cents misses %j', (balance, missing) =>
  expect(missingOf({ day: '2026-12-01', balance })).toEqual(missing),
);
