import { expect, it } from 'vitest';
import { minutesToNext } from './rules';

it.each([
  [1, 5],
  [2, 10],
  [8, 640],
  [9, 1280],
  [10, null],
  [11, null],
])('after %i calls that nobody followed up, the address is called again in %s minutes', (tries, minutes) => {
  expect(minutesToNext(tries)).toBe(minutes);
});
