import refine from '@refinedev/react-router';
import { useCallback } from 'react';
import type { createBrowserRouter } from 'react-router';
import { escapeQuery } from '../data/view-state';

let last: object;
/** Another page is asked for, and its code may be on the way. */
let isLeaving = false;

/** Tells the lists' writing apart from people's going. */
export const watchNavigation = (router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): (() => void) =>
  router.subscribe(({ navigation }) => {
    isLeaving = navigation.state !== 'idle';
  });

/**
 * Writes a query into the address once the browser has nothing to do, for the whole shell hears of a new address. Not where it is there
 * already (a list writes its own whenever it comes into sight), nor where the user goes on meanwhile, which it would
 * call off; of several the last one stands.
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
 * Refine's router writes a query as it is: a filter for 'Silva & Filhos' must survive a reload. What it reads may be
 * anything: a list of filters or orders that is none is left out.
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
