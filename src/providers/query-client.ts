import { hashKey, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error';
import { sessionStore } from './session';

/** One retry where trying again may help: no answer, or a gateway without its server. */
export const retryable = (failures: number, error: unknown) => failures < 1 && isApiError(error) && [0, 502, 503, 504].includes(error.status) && navigator.onLine !== false;

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
