import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../test-support/texts';
import { flushPreferences, savePreferencesLater } from './preferences';

const fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('saves once, 5 s after the last change (SHELL-4.1-14)', async () => {
  savePreferencesLater({ theme: 'dark', fontSize: 10 });
  await vi.advanceTimersByTimeAsync(4000);
  savePreferencesLater({ theme: 'dark', fontSize: 12 });
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]![1]!.body).toBe('{"theme":"dark","fontSize":12}');
});

it('saves at once what waits when leaving', async () => {
  savePreferencesLater({ theme: 'dark', fontSize: 10 });
  await flushPreferences();
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(fetch).toHaveBeenCalledTimes(1);
});
