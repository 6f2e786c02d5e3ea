import { expect, it } from 'vitest';
import { rotateHighlight } from './auth';

it('the highlight counter goes 1, 2, 3, 4 and round (SHELL-4.1-4)', () => {
  localStorage.clear();
  expect([1, 2, 3, 4, 5].map(() => rotateHighlight())).toEqual([2, 3, 4, 1, 2]);
});
