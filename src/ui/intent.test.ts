import type { Session } from '@balcao/contract/session';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../providers/api-error';
import { sessionStore } from '../providers/session';
import { intentOf } from './intent';

const CALL = 'PUT /charges/cancel';
const of = (ids: number[], params?: object) => intentOf(CALL, { ...(params ? { params } : {}), body: { ids } } as object);
const signedIn = (user: number, account: number) => sessionStore.refresh({ user: { id: user }, currentAccount: { id: account } } as unknown as Session);

beforeEach(() => {
  sessionStorage.clear();
  signedIn(1, 1);
});

it('the same asked again while nobody knows how it ended has the same key', async () => {
  const first = await of([1]);
  expect((await of([1])).key).toBe(first.key);
  for (const error of [new ApiError(0, ''), new ApiError(502, ''), new ApiError(200, ''), new DOMException('left', 'AbortError')]) {
    first.settle(error);
    expect((await of([1])).key).toBe(first.key);
  }
});

it.each([undefined, new ApiError(422, ''), new ApiError(0, '', { code: 'offline' })])('once it is known how it ended, the next is another (%s)', async (error) => {
  const first = await of([1]);
  first.settle(error);
  expect((await of([1])).key).not.toBe(first.key);
});

it('another input, place, user or account is another intent', async () => {
  const { key } = await of([1]);
  expect((await of([1], { id: 2 })).key).not.toBe(key);
  signedIn(2, 1);
  expect((await of([1])).key).not.toBe(key);
  signedIn(1, 2);
  expect((await of([1])).key).not.toBe(key);
  signedIn(1, 1);
  expect((await of([2])).key).not.toBe(key);
  // what was asked in between may have changed what the first would do
  expect((await of([1])).key).not.toBe(key);
});

it('nothing of what was typed is kept with the key', async () => {
  await intentOf('POST /customer', { body: { name: 'Maria da Silva' } } as object);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Maria');
});
