import refine from '@refinedev/react-router';
import { useCallback } from 'react';
import { escapeQuery } from '../ui/look';

let last: object;

/**
 * Writes a query into the address once the browser has nothing to do, for the whole shell hears of a new address. Not where it is there
 * already (a list writes its own whenever it comes into sight), nor where the user has gone on meanwhile; of several the last one stands.
 */
function writeLater(path: string, write: () => void) {
  const { href } = window.location;
  const mine = (last = {});
  if (new URL(path, href).href === href) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));
  idle(() => last === mine && window.location.href === href && write(), { timeout: 500 });
}

/** Refine's router writes a query as it is: a filter for 'Silva & Filhos' must survive a reload. */
export const routerProvider: typeof refine = {
  ...refine,
  go: () => {
    const go = refine.go!();
    return useCallback(
      (asked) => {
        const to = { ...asked, query: escapeQuery(asked.query) };
        if (to.type !== 'replace' || to.to) return go(to);
        writeLater(String(go({ ...to, type: 'path' })), () => void go(to));
      },
      [go],
    );
  },
};
