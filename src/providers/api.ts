import type { Answer, CallKey, Calls } from '@balcao/contract/core/registry';
import type { ErrorAnswer } from '@balcao/contract/core/shapes';
import type { PrefetchedCall, CallInput } from '../define-resource';
import { startPrefetch, joinPrefetch } from './prefetch';
import { ApiError, isApiError } from './api-error';
import { failureCode } from './failure-code';
import { i18n } from './i18n';
import { sessionStore } from './session';
import { signals } from './signals';

export const BASE = '/bff';

type Idempotent<K extends CallKey> = Calls[K]['idempotent'] extends true
  ? { idempotencyKey: string }
  : { idempotencyKey?: string };
export type CallOptions<K extends CallKey> = CallInput<K> & Idempotent<K> & { signal?: AbortSignal };

/** The second argument may be left out when nothing in it is required. */
type Rest<T> = Record<never, never> extends T ? [options?: T] : [options: T];

interface Loose {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  /** Token that proves that a person asks (`human.ts`). */
  human?: string;
  signal?: AbortSignal;
}

/** Headers every call carries; a write is refused without the first, or when the second names another account. */
const callHeaders = (): Record<string, string> => {
  const account = sessionStore.accountId();
  return { 'x-requested-with': 'balcao', ...(account ? { 'x-account-id': String(account) } : {}) };
};

export function urlOf(path: string, params: Loose['params'], query: Loose['query']): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) search.append(name, String(value));
  return `${BASE}${filled}${search.size ? `?${search}` : ''}`;
}

/** What the shell does about an answer that is not 2xx, before the caller sees it (shell, section 8). */
function settleError(error: ApiError, atSignIn: boolean): ApiError {
  if (error.status === 401 && !atSignIn) {
    error.handled = true;
    signals.raise('expired');
  } else if (error.status === 403 && error.type === 'shutdown') {
    error.handled = true;
    sessionStore.markShutdown();
  } else if (error.status === 404 && !error.silent) {
    error.handled = true;
    signals.raise('requestError');
  } else if (error.status === 409 && error.code === 'account-mismatch') {
    error.handled = true;
    signals.raise('accountMismatch');
  }
  // Refine shows an error's message as a toast; an error that the shell has shown gets an empty one.
  if (error.handled) error.message = '';
  return error;
}

export async function errorOf(response: Response): Promise<ApiError> {
  failureCode.note(response);
  const body = (await response.json().catch(() => undefined)) as
    | (Partial<ErrorAnswer> & { description?: string })
    | undefined;
  const message =
    body?.error_description ??
    body?.description ??
    i18n.t(response.status === 401 ? 'shell:errors.session-expired' : 'shell:errors.generic');
  return new ApiError(response.status, message, body);
}

function networkError(code = 'network'): ApiError {
  failureCode.note(null);
  return new ApiError(0, i18n.t('shell:errors.network'), { code });
}

/** A file as it is sent: a picture as the part `avatar` of a form (SHELL-3-36), for which the browser names the content type; others bare. */
function fileOf(file: Blob): Blob | FormData {
  if (!file.type.startsWith('image/')) return file;
  const form = new FormData();
  form.append('avatar', file);
  return form;
}

/** Where calls are made that are not answered on the portal's own origin, as a call before them told; no cookie goes there. */
const apart = new Map<CallKey, string>();

/** Makes these calls at another origin from now on. */
export const callApart = (origin: string, keys: readonly CallKey[]): void =>
  keys.forEach((key) => void apart.set(key, origin));

async function send(method: string, url: string, { body, idempotencyKey, human, signal }: Loose): Promise<Response> {
  // offline: nothing is sent
  if (navigator.onLine === false) throw networkError('offline');
  const epoch = sessionStore.signal();
  const file = body instanceof Blob ? fileOf(body) : undefined;
  try {
    return await fetch(url, {
      method,
      // of the portal's own origin: a call to another takes no cookie along
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, epoch]) : epoch,
      headers: {
        ...callHeaders(),
        accept: 'application/json',
        ...(body === undefined
          ? {}
          : file instanceof FormData
            ? {}
            : { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(human ? { 'x-recaptcha-token': human } : {}),
      },
      ...(body === undefined ? {} : { body: file ?? JSON.stringify(body) }),
    });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw networkError();
  }
}

/** A request on simple-rest's conventions, of a full address: body and headers of the answer. Throws {@link ApiError}. */
export async function plainRequest(method: string, url: string, options: Pick<Loose, 'body' | 'idempotencyKey'>) {
  const response = await send(method, url, options);
  if (!response.ok) throw settleError(await errorOf(response), false);
  const data: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  return { data, headers: Object.fromEntries(response.headers) };
}

const unreadable = (response: Response) => new ApiError(response.status, i18n.t('shell:errors.generic'));

async function ask(key: CallKey, options: Loose): Promise<unknown> {
  const [method, path] = key.split(' ') as [string, string];
  const at = apart.get(key) ?? '';
  const response = await send(method, `${at}${urlOf(path, options.params, options.query)}`, options);
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  // HTML is not the BFF's: a proxy answered, such as the sign-in page of a hotel's network
  if (type.includes('html')) throw unreadable(response);
  if (!type.includes('json')) return response.blob();
  try {
    return await response.json();
  } catch {
    throw unreadable(response);
  }
}

/**
 * One call of the contract: `await api('GET /charges/{id}', { params: { id } })`. Throws {@link ApiError}; a file comes as Blob.
 */
export async function api<K extends CallKey>(key: K, ...rest: Rest<CallOptions<K>>): Promise<Answer<K>> {
  const options = (rest[0] ?? {}) as Loose;
  const coming = joinPrefetch({ key, input: options });
  if (coming) {
    const epoch = sessionStore.signal();
    const prefetch = await coming;
    epoch.throwIfAborted();
    if (prefetch) return prefetch.answer as Answer<K>;
  }
  try {
    return (await ask(key, options)) as Answer<K>;
  } catch (error) {
    throw isApiError(error)
      ? settleError(error, key.endsWith(' /auth/login') || key.endsWith(' /auth/session'))
      : error;
  }
}

/** Sends the calls that a page will make, before its code is loaded. */
export const prefetchCalls = (calls: readonly PrefetchedCall[]): void =>
  startPrefetch(calls, ({ key, input }) => ask(key, input as Loose));
