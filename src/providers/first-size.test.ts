import { expect, test } from 'vitest';
import { firstPage } from '../define-resource';
import { billets } from '../resources/billets';
import { askedSize, firstSize, withAskedSize } from './first-size';

test('the first page fits the height, within the sizes offered', () => {
  expect([320, 640, 800, 920, 960, 1320, 1321, 2200, 4000, 9000].map(firstSize)).toEqual([
    15, 15, 15, 15, 25, 25, 50, 50, 100, 100,
  ]);
});

test('what is prefetched has the rows that its list will ask for: of the address, else those that fit', () => {
  expect([askedSize('?pageSize=50'), askedSize('?pageSize=7'), askedSize('')]).toEqual([50, 15, 15]);
  const tall = window.innerHeight;
  window.innerHeight = 1300;
  try {
    const [list, other] = withAskedSize([firstPage(billets), { key: 'GET /tags', input: {} } as never]);
    expect(list!.input).toMatchObject({ body: { page: 1, size: 25 } });
    expect(other!.input).toEqual({});
  } finally {
    window.innerHeight = tall;
  }
});
