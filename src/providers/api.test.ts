import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../test-support/texts';
import { sessionOf } from '../test-support/session';
import { takePrefetched, takePrefetchedPage } from './prefetch';
import { api, prefetchCalls, urlOf } from './api';
import type { ApiError } from './api-error';
import { sessionStore } from './session';
import { signals } from './signals';

const answer = (status: number, body?: unknown, type = 'application/json') =>
  vi
    .fn<typeof fetch>()
    .mockImplementation(
      async () =>
        new Response(
          body === undefined
            ? null
            : type.includes('json') && typeof body !== 'string'
              ? JSON.stringify(body)
              : (body as BodyInit),
          { status, headers: { 'content-type': type } },
        ),
    );
const failure = async (run: Promise<unknown>) => (await run.catch((error: unknown) => error)) as ApiError;

beforeEach(() => {
  sessionStore.replace(sessionOf(['home']));
  signals.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('fills params, serialises the query and carries its headers', async () => {
    const fetch = answer(200, { items: [] });
    vi.stubGlobal('fetch', fetch);
    await api('PUT /charges/cancel', { body: { ids: [7] }, idempotencyKey: 'k1' });
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/bff/charges/cancel');
    expect(init!.method).toBe('PUT');
    expect(init!.headers).toMatchObject({ 'x-requested-with': 'balcao', 'x-account-id': '1', 'idempotency-key': 'k1' });
    expect(init!.body).toBe('{"ids":[7]}');
    expect(urlOf('/charges/{id}', { id: 'a/b' }, { page: 0, none: undefined, version: 'v3' })).toBe(
      '/bff/charges/a%2Fb?page=0&version=v3',
    );
  });
  it('names no account before sign-in', async () => {
    sessionStore.replace(null);
    const fetch = answer(200, { codeRequired: false, session: null });
    vi.stubGlobal('fetch', fetch);
    await api('POST /auth/login', { body: { login: 'a', password: 'b' } });
    expect(fetch.mock.calls[0]![1]!.headers).not.toHaveProperty('x-account-id');
  });
  it('sends a picture as the part avatar of a form (SHELL-3-36), other files bare', async () => {
    const fetch = answer(200, { url: null });
    vi.stubGlobal('fetch', fetch);
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    await api('PUT /profile/avatar', { body: picture });
    const { body, headers } = fetch.mock.calls[0]![1]!;
    expect((body as FormData).get('avatar')).toBeInstanceOf(Blob);
    expect(headers).not.toHaveProperty('content-type');
    const sheet = new Blob(['a;b'], { type: 'text/csv' });
    await api('PUT /profile/avatar', { body: sheet });
    expect(fetch.mock.calls[1]![1]).toMatchObject({
      body: sheet,
      headers: { 'content-type': 'application/octet-stream' },
    });
  });
  it('answers nothing for 204 and a Blob for a file', async () => {
    vi.stubGlobal('fetch', answer(204));
    expect(await api('PATCH /gns-notifications/read')).toBeUndefined();
    vi.stubGlobal('fetch', answer(200, '%PDF', 'application/pdf'));
    expect(await api('GET /charges/{id}/pdf', { params: { id: 1 } })).toBeInstanceOf(Blob);
  });
  it('takes no page for an answer', async () => {
    vi.stubGlobal('fetch', answer(200, '<p>Entre na rede do hotel</p>', 'text/html; charset=utf-8'));
    expect((await failure(api('POST /customers/search', { body: { page: 1, size: 15 } }))).message).toBe(
      'Ops, ocorreu um erro.',
    );
  });
  it('is dropped when the account is left', async () => {
    vi.stubGlobal(
      'fetch',
      (_: string, init: RequestInit) =>
        new Promise((_, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason))),
    );
    const running = failure(api('GET /profile'));
    sessionStore.replace(null);
    expect((await running).name).toBe('AbortError');
  });
});

describe('what goes wrong (shell, section 8)', () => {
  it('no answer', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('failed')));
    expect(await failure(api('GET /profile'))).toMatchObject({
      status: 0,
      code: 'network',
      message: 'Houve uma falha de conexão. Por favor, tente novamente.',
    });
  });
  it('401 ends the session', async () => {
    vi.stubGlobal('fetch', answer(401, {}));
    expect((await failure(api('GET /profile'))).handled).toBe(true);
    expect(signals.get().expired).toBe(true);
  });
  it('401 at sign-in is the caller’s', async () => {
    vi.stubGlobal('fetch', answer(401, { code: 'x', error_description: 'Senha errada.' }));
    expect(await failure(api('POST /auth/login', { body: { login: 'a', password: 'b' } }))).toMatchObject({
      handled: false,
      message: 'Senha errada.',
    });
    expect(signals.get().expired).toBe(false);
  });
  it('403 shutdown marks the account', async () => {
    vi.stubGlobal('fetch', answer(403, { code: 'x', error_description: '', type: 'shutdown' }));
    await failure(api('GET /profile'));
    expect(sessionStore.get().session!.currentAccount.isShutdown).toBe(true);
  });
  it('another 403 is the caller’s', async () => {
    vi.stubGlobal('fetch', answer(403, { code: 'denied', error_description: 'Sem acesso.', type: 'permission' }));
    expect(await failure(api('GET /profile'))).toMatchObject({ status: 403, message: 'Sem acesso.', handled: false });
  });
  it('404 raises the flag unless silent', async () => {
    vi.stubGlobal('fetch', answer(404, { code: 'x', error_description: 'x', silent: true }));
    await failure(api('GET /profile'));
    expect(signals.get().requestError).toBe(false);
    vi.stubGlobal('fetch', answer(404, { code: 'x', error_description: 'x' }));
    await failure(api('GET /profile'));
    expect(signals.get().requestError).toBe(true);
  });
  it('409 brings its body; another account in another tab asks to reload', async () => {
    vi.stubGlobal('fetch', answer(409, { code: 'busy', error_description: 'Já existe.' }));
    expect(await failure(api('GET /profile'))).toMatchObject({ status: 409, body: { code: 'busy' } });
    expect(signals.get().accountMismatch).toBe(false);
    vi.stubGlobal('fetch', answer(409, { code: 'account-mismatch', error_description: '' }));
    await failure(api('GET /profile'));
    expect(signals.get().accountMismatch).toBe(true);
  });
  it('others: error_description, description, or the general text', async () => {
    vi.stubGlobal('fetch', answer(422, { description: 'Da descrição.' }));
    expect((await failure(api('GET /profile'))).message).toBe('Da descrição.');
    vi.stubGlobal('fetch', answer(500, '<html>', 'text/html'));
    expect((await failure(api('GET /profile'))).message).toBe('Ops, ocorreu um erro.');
    vi.stubGlobal('fetch', answer(200, '{"cut', 'application/json'));
    expect((await failure(api('GET /profile'))).message).toBe('Ops, ocorreu um erro.');
  });
  it('messages by field', async () => {
    vi.stubGlobal(
      'fetch',
      answer(422, { code: 'x', error_description: 'x', errors: [{ field: 'ids', message: 'Escolha um.' }] }),
    );
    expect((await failure(api('GET /profile'))).errors).toEqual({ ids: 'Escolha um.' });
  });
});

describe('a prefetched call', () => {
  const list = { key: 'POST /customers/search', input: { body: { page: 1, size: 15 } }, list: 'customers' } as const;
  const first = { body: { page: 1, size: 15 } } as const;
  const arrived = async (ask: () => void) => {
    ask();
    await vi.waitFor(() => expect(fetched()).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fetched = () => vi.mocked(globalThis.fetch);

  it('is given once, to the same call with the same input', async () => {
    vi.stubGlobal('fetch', answer(200, { items: [], total: 7 }));
    prefetchCalls([list]);
    expect(await api('POST /customers/search', { body: { page: 2, size: 15 } })).toMatchObject({ total: 7 });
    expect(fetched()).toHaveBeenCalledTimes(2);
    expect(await api('POST /customers/search', first)).toMatchObject({ total: 7 });
    expect(fetched()).toHaveBeenCalledTimes(2);
    await api('POST /customers/search', first);
    expect(fetched()).toHaveBeenCalledTimes(3);
  });
  it('is there at once for the first page, where it came in time', async () => {
    vi.stubGlobal('fetch', answer(200, { items: [], total: 7 }));
    await arrived(() => prefetchCalls([list, { key: 'GET /profile', input: {} }]));
    expect(takePrefetchedPage('billets', first.body)).toBeUndefined();
    expect(takePrefetchedPage('customers', { page: 1, size: 25 })).toBeUndefined();
    expect(takePrefetchedPage('customers', first.body)?.answer).toMatchObject({ total: 7 });
    expect(takePrefetchedPage('customers', first.body)).toBeUndefined();
    expect(takePrefetched({ key: 'GET /profile', input: {} })?.answer).toMatchObject({ total: 7 });
  });
  it('is asked again by the page where it failed, and the page hears why', async () => {
    vi.stubGlobal('fetch', answer(401));
    prefetchCalls([list]);
    await expect(failure(api('POST /customers/search', first))).resolves.toMatchObject({ status: 401, handled: true });
    expect(fetched()).toHaveBeenCalledTimes(2);
  });
  it('is not given to another account, nor asked again for the last one', async () => {
    vi.stubGlobal('fetch', answer(200, { items: [], total: 7 }));
    await arrived(() => prefetchCalls([list]));
    sessionStore.replace(sessionOf(['home']));
    expect(takePrefetchedPage('customers', first.body)).toBeUndefined();
    prefetchCalls([list]);
    const running = failure(api('POST /customers/search', first));
    sessionStore.replace(null);
    expect((await running).name).toBe('AbortError');
    expect(fetched()).toHaveBeenCalledTimes(2);
  });
});
