import { expect, it } from 'vitest';
import { dayOfDigits, digitsOfDay, typeDay } from './typed-day';

it.each([
  ['2', '2'],
  ['23', '23'],
  ['231', '23/1'],
  ['23/12/20', '23/12/20'],
  ['23/12/2026', '23/12/2026'],
  ['23/12/20261', '23/12/2026'],
  ['1/', '01/'],
  ['1/2/1990', '01/02/1990'],
  ['1.2.1990', '01/02/1990'],
  ['2026-12-23', '23/12/2026'],
  ['dia', ''],
])('types %s as %s', (typed, shown) => expect(typeDay(typed)).toBe(shown));

it.each([
  ['23122026', '2026-12-23'],
  ['050585', '1985-05-05'],
  ['231226', '2026-12-23'],
  ['29022024', '2024-02-29'],
  ['', null],
])('%s are the digits of %s', (digits, day) => expect(dayOfDigits(digits)).toBe(day));

it.each(['31022026', '29022023', '12311990', '2312', '2312202'])('%s are of no day, and stay', (digits) => {
  expect(dayOfDigits(digits)).toBe(digits);
  expect(digitsOfDay(digits)).toBe(digits);
});
