import { expect, it, vi } from 'vitest';
import { pageTimeout, SlowPage } from './page-timeout';

it('gives up on a page after 120 s (SHELL-8-43)', async () => {
  vi.useFakeTimers();
  const waiting = expect(pageTimeout(new Promise(() => undefined))).rejects.toBeInstanceOf(SlowPage);
  await vi.advanceTimersByTimeAsync(120_000);
  await waiting;
  vi.useRealTimers();
  expect(await pageTimeout(Promise.resolve(1))).toBe(1);
});
