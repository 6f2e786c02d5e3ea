import { expect, test } from 'vitest';
import { firstPage } from '../define-resource';
import { billets } from '../resources/billets';
import { askedSize, withAskedSize } from './first-size';

test('SHELL-9-1: what is prefetched has the rows its list will ask for: of the address, else 15 in a window of any height', () => {
  expect([askedSize('?pageSize=50'), askedSize('?pageSize=7'), askedSize('')]).toEqual([50, 15, 15]);
  const tall = window.innerHeight;
  window.innerHeight = 1300;
  try {
    const [list, other] = withAskedSize([firstPage(billets), { key: 'GET /tags', input: {} } as never]);
    expect(list!.input).toMatchObject({ body: { page: 1, size: 15 } });
    expect(other!.input).toEqual({});
  } finally {
    window.innerHeight = tall;
  }
});
