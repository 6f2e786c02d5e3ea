import refine from '@refinedev/react-router';
import { useCallback } from 'react';
import type { createBrowserRouter } from 'react-router';
import { escapeQuery } from '../data/view-state';

let last: object;
/** A navigation is under way; the code of the next page may still be loading. */
let isLeaving = false;

/** Follows navigations, so that a list does not write its address while the user is going elsewhere. */
export const watchNavigation = (router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): (() => void) =>
  router.subscribe(({ navigation }) => {
    isLeaving = navigation.state !== 'idle';
  });

/**
 * Writes a query into the address once the browser is idle, because the whole shell is told of a new address. It is not written where the
 * address has it already (a list writes its query whenever it is shown), nor where the user has gone elsewhere meanwhile, as it would
 * cancel that navigation. Of several queries the last one is written.
 */
function writeLater(path: string, write: () => void) {
  const { href } = window.location;
  const mine = (last = {});
  if (new URL(path, href).href === href) return;
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50));
  idle(() => last === mine && !isLeaving && window.location.href === href && write(), { timeout: 500 });
}

const isOne = (one: unknown) =>
  typeof one === 'object' && one !== null && typeof (one as { field?: unknown }).field === 'string';
const fieldsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isOne) : undefined);

/**
 * Refine's router provider with two corrections. It writes queries unescaped, so they are escaped here (a filter for 'Silva & Filhos' must
 * survive a reload). It reads whatever the address has, so filters and orders that are malformed are left out here.
 */
export const routerProvider: typeof refine = {
  ...refine,
  parse: () => {
    const parse = refine.parse!();
    return useCallback(() => {
      const { params, ...rest } = parse();
      return {
        ...rest,
        params: { ...params, filters: fieldsOf(params?.filters), sorters: fieldsOf(params?.sorters) } as NonNullable<
          typeof params
        >,
      };
    }, [parse]);
  },
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
