import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/tokens';

const watch = (query: string) => {
  const list = window.matchMedia(query);
  return {
    subscribe: (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    get: () => list.matches,
  };
};

const phone = watch(`(max-width: ${breakpoints.phone - 0.02}px)`);
const small = watch(`(max-width: ${breakpoints.large - 0.02}px)`);

/** Under 576 px (SHELL-9-18). */
export const useIsPhone = () => useSyncExternalStore(phone.subscribe, phone.get);
/** Under 1200 px (SHELL-2.3-8). */
export const useIsSmall = () => useSyncExternalStore(small.subscribe, small.get);
