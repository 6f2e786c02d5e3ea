import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages } from './use-pages';

const turned = (to: number) => {
  const pages = renderHook(({ filter }) => usePages(filter), { initialProps: { filter: { status: 'any' } } });
  act(() => pages.result.current.setPage(to));
  return pages;
};

it('a list that was turned to its third page begins at the first one when it is narrowed, and stays where its filter is the same', () => {
  const { result, rerender } = turned(3);
  expect(result.current.page).toBe(3);
  rerender({ filter: { status: 'any' } });
  expect(result.current.page).toBe(3);
  rerender({ filter: { status: 'failed' } });
  expect(result.current.page).toBe(1);
});

it('another page size begins at the first page', () => {
  const { result } = turned(3);
  act(() => result.current.setPageSize(50));
  expect([result.current.page, result.current.pageSize]).toEqual([1, 50]);
});
