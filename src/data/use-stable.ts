import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same for the life of the component and calls the one of the last render. For event handlers; while rendering,
 * only if its result depends on its arguments alone.
 */
export function useStable<A extends unknown[], R>(newest: (...args: A) => R): (...args: A) => R {
  const held = useRef(newest);
  useLayoutEffect(() => {
    held.current = newest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}
