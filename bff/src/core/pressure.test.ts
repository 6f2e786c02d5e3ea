import { expect, it } from 'vitest';
import { isTooMuch, lateSamples } from './pressure';

it.each<[string, number[], boolean]>([
  ['is served through one long task', [2001, 0], false],
  ['is served through the start, two samples long', [9000, 2001], false],
  ['is refused from the third late sample in a row on', [2001, 2001, 2001], true],
  ['is served at the limit itself', [2000, 2000, 2000], false],
  ['is served where a good sample came between', [2001, 2001, 2000, 2001], false],
  ['is served again after one good sample', [2001, 2001, 2001, 2001, 10], false],
])('a call %s', (_, delays, refused) => {
  const late = delays.reduce((before, delay) => lateSamples(before, delay, 2000), 0);
  expect(isTooMuch(late)).toBe(refused);
});
