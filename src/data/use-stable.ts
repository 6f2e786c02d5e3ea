import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for the life of the component that does what the newest one does. For events, and while drawing only
 * what its arguments alone decide.
 */
export function useStable<A extends unknown[], R>(newest: (...args: A) => R): (...args: A) => R {
  const held = useRef(newest);
  useLayoutEffect(() => {
    held.current = newest;
  });
  return useCallback((...args: A) => held.current(...args), []);
}
