import { useEffect } from 'react';
import { useStable } from '../../data/use-stable';

/**
 * Calls `does` when the component leaves the screen, also when its page is cached: a menu or dialog that was open over a page must not
 * come back with it, as the focus is elsewhere by then.
 */
export function useWhenLeft(does: () => void): void {
  const run = useStable(does);
  useEffect(() => () => run(), [run]);
}
