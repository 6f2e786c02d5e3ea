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

/** When each query was last fetched, ms since the epoch. */
const askedAt = new WeakMap<Query, number>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'updated' && event.action.type === 'fetch') askedAt.set(event.query, Date.now());
});

/**
 * Fetches again the queries that were last fetched before `when`; those not shown are fetched when they are. A request under way may not
 * know of the change: it is awaited, since a series of events would otherwise cancel it for ever, and then repeated.
 */
export async function askAgainSince(queryKey: QueryKey, when: Date): Promise<void> {
  const older = { queryKey, predicate: (query: Query) => (askedAt.get(query) ?? 0) < when.getTime() };
  const isUnderWay = queryClient.isFetching(older) > 0;
  await queryClient.invalidateQueries(older, { cancelRefetch: false });
  if (isUnderWay) await queryClient.invalidateQueries(older, { cancelRefetch: false });
}

/** The same for all queries of a resource, by Refine's own key. */
export const askResourceAgain = (resource: string, when = new Date()): Promise<void> =>
  askAgainSince(['data', 'default', resource], when);

/** The same for a resource's lists and calls, without its records: one may have been deleted. */
export const askListsAgain = async (resource: string, when = new Date()): Promise<void> => {
  await Promise.all(['list', 'call'].map((kind) => askAgainSince(['data', 'default', resource, kind], when)));
};
