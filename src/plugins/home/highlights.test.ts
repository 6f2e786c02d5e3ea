import { expect, it } from 'vitest';
import { highlightFor } from './highlights';

it('SHELL-4.1-4: each of the four counters points out something else', () => {
  expect([1, 2, 3, 4].map((counter) => highlightFor(counter, () => true)?.name)).toEqual([
    'forecast',
    'keys',
    'links',
    'reports',
  ]);
});

it.each([
  [1, 'reports'],
  [2, 'reports'],
  [4, 'reports'],
])('SHELL-4.1-4: counter %i of a person who may open the reports alone points out %s', (counter, name) =>
  expect(highlightFor(counter, (permission) => permission === 'receive:reports')?.name).toBe(name),
);

it('SHELL-4.1-4: the last counter goes on with the first', () =>
  expect(highlightFor(4, (permission) => permission !== 'receive:reports')?.name).toBe('forecast'));

it('SHELL-4.1-4: nothing is pointed out to who may open none of them', () =>
  expect(highlightFor(1, () => false)).toBeUndefined());
