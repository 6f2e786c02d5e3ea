import { expect, it } from 'vitest';
import { pointsFault, worthOf } from './points';

it.each([
  [1000, 1000, null],
  [999, 5000, 'least'],
  [0, 5000, 'least'],
  [-1000, 5000, 'least'],
  [1000.5, 5000, 'least'],
  [1001, 5000, 'step'],
  [1100, 1100, null],
  [1100, 1099, 'balance'],
  [1100, 1000, 'balance'],
] as const)('%d points of a balance of %d: %s', (points, balance, fault) =>
  expect(pointsFault(points, balance)).toBe(fault),
);

it('a thousand points are worth ten reais', () => expect(worthOf(1000)).toBe(1000));
