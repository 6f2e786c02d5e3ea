import { type LiveEvent, useDataProvider, useSubscription } from '@refinedev/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Answer, CallKey, TopicName } from '@balcao/contract/core/registry';
import type { CallInput } from '../define-resource';
import { askAgainSince } from '../providers/query-client';
import type { CallError } from './use-call';
import { useStable } from './use-stable';

interface Options<K extends CallKey> {
  /** The call's input for the page that begins at a cursor; null: the first. */
  input: (cursor: string | null) => CallInput<K>;
  /** Where the next page begins; null where there is none. */
  next: (answer: Answer<K>) => string | null;
  /** Ask again on live events of this topic; '*' of any. */
  topic: TopicName | '*';
}

/** Pages of a call that answers by cursor, each fetched after the one before it and added under it. */
export function useCursorCall<K extends CallKey>(key: K, { input, next, topic }: Options<K>) {
  const custom = useDataProvider()().custom!;
  const queryKey = ['call', key, 'pages', input(null)];
  const query = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const { data } = await custom({ url: key, method: 'post', meta: { input: input(pageParam) } });
      return data as unknown as Answer<K>;
    },
    getNextPageParam: (last) => next(last),
  });
  useSubscription({
    channel: `topics/${topic}`,
    types: ['*'],
    onLiveEvent: useStable(({ date }: LiveEvent) => void askAgainSince(queryKey, date)),
  });
  return {
    pages: query.data?.pages ?? [],
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isMoreLoading: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
