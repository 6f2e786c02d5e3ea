import { expect, it } from 'vitest';
import { changesOf, isFull, mayEnter } from './visible';

it.each([
  ['shown and active', 'active', 1, true],
  ['hidden', 'active', 0, false],
  ['inactive', 'inactive', 1, false],
] as const)('SHELL-4.1-11: an account that is %s can be entered: %s', (_, status, visible, may) =>
  expect(mayEnter({ status, visible })).toBe(may),
);

it.each([
  ['four shown, and not this one', [1, 2, 3, 4], 5, true],
  ['four shown, with this one', [1, 2, 3, 4], 4, false],
  ['three shown', [1, 2, 3], 5, false],
] as const)('SHELL-5-33: with %s, the switch of an account is off: %s', (_, shown, id, full) =>
  expect(isFull(new Set(shown), id)).toBe(full),
);

it('only accounts whose visibility changed are saved', () =>
  expect(
    changesOf(
      [
        { id: 1, visible: 1 },
        { id: 2, visible: 1 },
        { id: 3, visible: 0 },
      ],
      new Set([1, 3]),
    ),
  ).toEqual([
    { accountId: 2, visible: 0 },
    { accountId: 3, visible: 1 },
  ]));
