import { expect, it } from 'vitest';
import { lately } from './lately';

const MINUTE = 60_000;
/** A memory that began five minutes ago, in which something happened to account 7 so many milliseconds ago. */
function memory(ago: number) {
  let clock = 0;
  const made = lately(() => clock);
  clock = 5 * MINUTE - ago;
  made.note(7);
  clock = 5 * MINUTE;
  return made;
}

it.each([
  ['just now', 0, 0, true],
  ['as long ago as is asked', 3_000, 3_000, true],
  ['as late as a word may be', 4_000, 3_000, true],
  ['before what is asked', 4_001, 3_000, false],
  ['a minute ago', MINUTE, MINUTE, true],
  ['whenever, where more than a minute is asked', 4 * MINUTE, MINUTE + 1, true],
  ['whenever, where nobody says since when', 4 * MINUTE, NaN, true],
])('what happened %s is told so', (_, ago, within, told) => expect(memory(ago).happened(7, within)).toBe(told));

it('what happened to another account is not told', () => expect(memory(0).happened(8, 3_000)).toBe(false));

it('what may have happened before the process began is told', () => {
  let clock = 0;
  const made = lately(() => clock);
  clock = 3_999;
  expect([made.happened(7, 3_000), made.happened(7, 2_000)]).toEqual([true, false]);
});

it('an account is forgotten when another is noted more than a minute later', () => {
  let clock = 0;
  const made = lately(() => clock);
  made.note(7);
  clock = 2 * MINUTE;
  made.note(8);
  clock = MINUTE;
  expect(made.happened(7, MINUTE - 2_000), 'forgotten').toBe(false);
});
