import { expect, it } from 'vitest';
import { shortReais, ticksOf } from './axes';

it.each([
  [[], [0, 1]],
  [[0], [0, 1]],
  [[100], [0, 25, 50, 75, 100]],
  [[101], [0, 50, 100, 150]],
  [
    [5_714_429, 14_069_628],
    [0, 5_000_000, 10_000_000, 15_000_000],
  ],
  [
    [-1, 100],
    [-50, 0, 50, 100],
  ],
  [[-400], [-400, -300, -200, -100, 0]],
])('the rules of a chart of %j stand at %j', (cents, ticks) => expect(ticksOf(cents)).toEqual(ticks));

it('says an amount in short, below zero with a minus sign', () =>
  expect([shortReais(12_345_678), shortReais(-100_000)]).toEqual(['123,5\u00a0mil', '−1\u00a0mil']));
