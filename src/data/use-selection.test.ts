import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MAX_PICKED, pagesOf, pick, useSelection } from './use-selection';

it('knows on how many pages rows were chosen', () => {
  const first = pick(new Map(), [1, 2], 1);
  const both = pick(first, [1, 2, 9], 2);
  expect(pagesOf(both)).toBe(2);
  expect(pagesOf(pick(both, [9], 3))).toBe(1);
  expect(pagesOf(pick(both, [1, 2, 9, 10], 0))).toBeUndefined();
});

it('holds no more rows than an action takes', () => {
  expect(
    pick(
      new Map(),
      Array.from({ length: 1200 }, (_, n) => n + 1),
      1,
    ).size,
  ).toBe(MAX_PICKED);
});

it('holds fewer where an action takes fewer', () => {
  const { result } = renderHook(() => useSelection({ page: 1, body: {} }, 2));
  act(() => result.current.pickAll([1, 2, 3]));
  expect(result.current.ids).toEqual([1, 2]);
});

it('survives paging and ends with the filter', () => {
  const { result, rerender } = renderHook((table) => useSelection(table), {
    initialProps: { page: 1, body: {} as Record<string, unknown> },
  });
  act(() => result.current.onChange([1, 2]));
  rerender({ page: 2, body: {} });
  act(() => result.current.onChange([1, 2, 20]));
  expect([result.current.ids, result.current.pages]).toEqual([[1, 2, 20], 2]);
  rerender({ page: 1, body: { status: ['paid'] } });
  expect(result.current.ids).toEqual([]);
});
