import { hashKey, QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { sessionStore } from './session';

/** One retry where trying again may help: no answer, or a gateway without its server. */
export const retryable = (failures: number, error: unknown) =>
  failures < 1 && isApiError(error) && [0, 502, 503, 504].includes(error.status) && navigator.onLine !== false;

/** Every key carries the account it was asked for, so no cache crosses accounts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryKeyHashFn: (key) => `${sessionStore.accountId() ?? 0}|${hashKey(key)}`,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      staleTime: 15_000,
      retry: retryable,
      retryDelay: 700,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

/** When each was last asked for, ms since the epoch. */
const askedAt = new WeakMap<Query, number>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(event.query, Date.now());
});

/**
 * Asks again, of what is shown, for what was last asked for before something happened; what is not shown is asked for when it is.
 * An answer under way may not know of it: it is waited for, since a row of events would never let it end, and asked for again.
 */
export async function askAgainSince(queryKey: QueryKey, when: Date): Promise<void> {
  const older = { queryKey, predicate: (query: Query) => (askedAt.get(query) ?? 0) < when.getTime() };
  const isUnderWay = queryClient.isFetching(older) > 0;
  await queryClient.invalidateQueries(older, { cancelRefetch: false });
  if (isUnderWay) await queryClient.invalidateQueries(older, { cancelRefetch: false });
}

/** The same for all that is known of a resource, by Refine's own key. */
export const askResourceAgain = (resource: string, when = new Date()): Promise<void> =>
  askAgainSince(['data', 'default', resource], when);

/** The same for its lists and the calls that tell of it, without its records: one may be gone. */
export const askListsAgain = async (resource: string, when = new Date()): Promise<void> => {
  await Promise.all(['list', 'call'].map((kind) => askAgainSince(['data', 'default', resource, kind], when)));
};
