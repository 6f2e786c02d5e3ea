import { useEffect } from 'react';
import { useStable } from '../../data/use-stable';

/**
 * Does something when what is shown goes, also where its page is cached: what stood open over a page must not come back
 * with it, the focus being elsewhere.
 */
export function useWhenLeft(does: () => void): void {
  const run = useStable(does);
  useEffect(() => () => run(), [run]);
}
