import type { Session } from '@balcao/contract/session';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../providers/api-error';
import { sessionStore } from '../providers/session';
import { intentOf } from '../providers/intent';
import { isRefused, isUnsure } from './intent';

const CALL = 'PUT /charges/cancel';
const of = (ids: number[], params?: object) =>
  intentOf(CALL, { ...(params ? { params } : {}), body: { ids } } as object);
const signedIn = (user: number, account: number) =>
  sessionStore.refresh({ user: { id: user }, currentAccount: { id: account } } as unknown as Session);

beforeEach(() => {
  sessionStorage.clear();
  signedIn(1, 1);
});

it('the same asked again has the same key until it is done', async () => {
  const first = await of([1]);
  expect((await of([1])).key).toBe(first.key);
  first.settle();
  expect((await of([1])).key).not.toBe(first.key);
});

it.each([new ApiError(0, ''), new ApiError(502, ''), new ApiError(200, ''), new DOMException('left', 'AbortError')])(
  '%s leaves it unknown',
  (error) => {
    expect([isUnsure(error), isRefused(error)]).toEqual([true, false]);
  },
);

it.each([new ApiError(422, ''), new ApiError(409, '', { code: 'changed' })])(
  '%s says that nothing was done',
  (error) => {
    expect([isUnsure(error), isRefused(error)]).toEqual([false, true]);
  },
);

it.each([
  new ApiError(401, ''),
  new ApiError(403, ''),
  new ApiError(409, '', { code: 'account-mismatch' }),
  new ApiError(0, '', { code: 'offline' }),
])('%s says nothing of what was sent before', (error) => {
  expect([isUnsure(error), isRefused(error)]).toEqual([false, false]);
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
  // a call in between may change what the first one would do, so the first input gets a new key too
  expect((await of([1])).key).not.toBe(key);
});

it('nothing of what was typed is stored with the key', async () => {
  await intentOf('POST /customer', { body: { name: 'Maria da Silva' } } as object);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Maria');
});
