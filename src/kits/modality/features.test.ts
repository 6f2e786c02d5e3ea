import { expect, it } from 'vitest';
import { FEATURES, pagesOf } from './features';

it('SHELL-4.5-3: each presentation has its pages, and every feature once', () => {
  expect(pagesOf('you').map(({ length }) => length)).toEqual([5, 5]);
  expect(pagesOf('pro').map(({ length }) => length)).toEqual([4, 4, 4, 4, 3]);
  expect(pagesOf('corporation').map(({ length }) => length)).toEqual([5, 4, 4, 4, 4]);
  for (const modality of ['you', 'pro', 'corporation'] as const)
    expect(pagesOf(modality).flat()).toEqual(FEATURES[modality]);
});
