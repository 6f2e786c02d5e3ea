import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePages } from './use-pages';

it('a list at another size begins at its first page; another page keeps the size', () => {
  const { result } = renderHook(() => usePages());
  const shown = () => [result.current.page, result.current.pageSize];
  act(() => result.current.setPage(3));
  expect(shown()).toEqual([3, 15]);
  act(() => result.current.setPageSize(50));
  expect(shown()).toEqual([1, 50]);
  act(() => result.current.setPage(2));
  expect(shown()).toEqual([2, 50]);
});
