import { expect, it } from 'vitest';
import { placesAfter } from './use-places';

const after = (...pages: number[][]) =>
  pages.reduce<ReturnType<typeof placesAfter>>((places, ids) => placesAfter(places, ids), new Map());
const of = (...pages: number[][]) => [...after(...pages)];

it('the next page takes the places of this one', () => {
  expect(of([1, 2, 3], [4, 5, 6])).toEqual([
    [4, 0],
    [5, 1],
    [6, 2],
  ]);
  expect(of([1, 2], [4, 5, 6])).toEqual([
    [4, 0],
    [5, 1],
    [6, 2],
  ]);
});

it('a row that stays keeps its place, so its focus', () => {
  expect(of([1, 2, 3], [9, 1, 2])).toEqual([
    [9, 2],
    [1, 0],
    [2, 1],
  ]);
  expect(of([1, 2, 3], [1, 3])).toEqual([
    [1, 0],
    [3, 2],
  ]);
});

it('no two rows share a place, however pages follow each other', () => {
  const places = after([1, 2, 3], [1, 3], [3, 7, 8, 9], [8, 10, 3, 1, 2]);
  expect(new Set(places.values()).size).toBe(5);
});
