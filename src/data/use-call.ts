import { type LiveEvent, useCustom, useCustomMutation, useSubscription } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer, CallKey, TopicName } from '@balcao/contract/core/registry';
import type { CallInput, PreparedCall } from '../define-resource';
import { takePrefetched } from '../providers/prefetch';
import type { ResourceName } from '../registry';
import { humanToken } from '../providers/human';
import { asIntent } from '../providers/intent';
import { publishOwnWrite } from '../providers/live';
import { askAgainSince, askResourceAgain } from '../providers/query-client';
import { useStable } from './use-stable';

/** What a failed call throws; `errors` is the message by field. */
export interface CallError extends Error {
  status: number;
  code: string;
  type?: string;
  silent: boolean;
  errors?: Record<string, string>;
  handled: boolean;
}

interface QueryOptions<A> {
  enabled?: boolean;
  /** Milliseconds until the call is repeated by itself, or false. `answer` is undefined until the first one came. */
  again?: (answer: A | undefined) => number | false;
  /** Ask again on live events of this topic; '*' of any. */
  topic?: TopicName | '*';
  /** The answer depends on this resource: it is fetched again whenever the resource's lists and details are. */
  resource?: ResourceName;
  staleTime?: number;
  /** Show no toast when it fails: the page shows the error itself (the default). */
  toast?: boolean;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
const methodOf = (key: string) => key.slice(0, key.indexOf(' ')).toLowerCase() as Method;

/**
 * Reads what a call answers, through Refine's cache.
 * `const { data, error, isLoading, retry } = useCall('GET /charges/conditions', {})`
 */
export function useCall<K extends CallKey>(key: K, input: CallInput<K>, options: QueryOptions<Answer<K>> = {}) {
  const { enabled = true, again, topic, resource, staleTime, toast = false } = options;
  const prefetched = enabled && !again ? takePrefetched({ key, input: input as PreparedCall['input'] }) : undefined;
  // Refine's own key of everything about a resource comes first, so that invalidating one reaches this too.
  const queryKey = [...(resource ? ['data', 'default', resource] : []), 'call', key, input];
  const { query } = useCustom<never, never>({
    url: key,
    method: methodOf(key),
    meta: { input },
    queryOptions: {
      queryKey: queryKey as never,
      enabled,
      ...(prefetched && { initialData: { data: prefetched.answer } as never, initialDataUpdatedAt: prefetched.at }),
      ...(staleTime === undefined ? {} : { staleTime }),
      ...(again
        ? { refetchInterval: ({ state }) => again((state.data as { data?: Answer<K> } | undefined)?.data) }
        : {}),
    },
    ...(toast ? {} : { errorNotification: false as const }),
  });
  useSubscription({
    channel: `topics/${topic ?? ''}`,
    types: ['*'],
    enabled: topic !== undefined,
    onLiveEvent: useStable(({ date }: LiveEvent) => void askAgainSince(queryKey, date)),
  });
  return {
    data: query.data?.data as Answer<K> | undefined,
    error: query.error as unknown as CallError | null,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}

interface ActionOptions {
  /** Resources whose lists and details are asked again afterwards. */
  invalidates?: readonly ResourceName[];
  /** Toast on success. */
  success?: string;
  /** Failure is shown by the form; no toast. */
  quiet?: boolean;
}

/**
 * Calls a write. Repeated after a lost answer it is the same intent ({@link asIntent}), whatever `proof` its body is signed with. `run`
 * throws {@link CallError}.
 * `const { run, isRunning } = useAction('PUT /charges/cancel', { invalidates: ['billets'] })`
 */
export function useAction<K extends CallKey>(key: K, { invalidates = [], success, quiet = false }: ActionOptions = {}) {
  const { mutateAsync, mutation } = useCustomMutation<never>();

  const run = async (input: CallInput<K>, proof?: object): Promise<Answer<K>> => {
    const sent = proof ? { ...(input as object), body: { ...(input as { body?: object }).body, ...proof } } : input;
    const answer = await asIntent(key, input as object, (idempotencyKey) =>
      mutateAsync({
        url: key,
        method: methodOf(key) as Exclude<Method, 'get'>,
        values: {},
        meta: { input: { ...(sent as object), idempotencyKey } },
        successNotification: success ? { type: 'success', message: success } : false,
        ...(quiet ? { errorNotification: false as const } : {}),
      }),
    );
    publishOwnWrite();
    await Promise.all(invalidates.map((resource) => askResourceAgain(resource)));
    return answer.data as Answer<K>;
  };
  return { run, isRunning: mutation.isPending };
}

/** Fetches a call's answers again, for every input: `useInvalidateCalls()('GET /tags')`. */
export function useInvalidateCalls() {
  const queries = useQueryClient();
  return (...keys: CallKey[]) =>
    Promise.all(
      keys.map((key) => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(key) })),
    ).then(() => undefined);
}

/**
 * A function that reads a call's answer once, uncached. A failure is shown as a toast unless `quiet`; `human` adds the token of calls that
 * must know that a person asks: `const ask = useAsk('POST /…/ids'); (await ask({ body })).ids`
 */
export function useAsk<K extends CallKey>(
  key: K,
  { quiet = false, human = false }: { quiet?: boolean; human?: boolean } = {},
) {
  const { mutateAsync } = useCustomMutation<never>();
  return async (given: CallInput<K>): Promise<Answer<K>> => {
    const input = human ? { ...(given as object), human: await humanToken() } : given;
    return (
      await mutateAsync({
        url: key,
        method: methodOf(key) as Exclude<Method, 'get'>,
        values: {},
        meta: { input },
        successNotification: false,
        ...(quiet ? { errorNotification: false as const } : {}),
      })
    ).data as Answer<K>;
  };
}
