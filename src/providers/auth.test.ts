import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf, sessionOf } from '../test-support/session';
import '../test-support/texts';
import { authProvider, translatePermissions } from './auth';
import { highlightOf, rotateHighlight } from './highlight';
import { savePreferencesLater } from './preferences';
import { sessionStore } from './session';

it('the highlight counter of each person goes 1, 2, 3, 4 and round (SHELL-4.1-4)', () => {
  localStorage.clear();
  expect(highlightOf(1)).toBe(1);
  expect([1, 2, 3, 4, 5].map(() => rotateHighlight(1))).toEqual([2, 3, 4, 1, 2]);
  expect([highlightOf(1), highlightOf(2)]).toEqual([2, 1]);
  localStorage.setItem('balcao:highlight:2', '9');
  expect(highlightOf(2)).toBe(1);
});

it('leaving saves the preferences that wait and turns the highlight, before the session ends (SHELL-4.1-3, SHELL-4.1-4)', async () => {
  localStorage.clear();
  const asked: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${(body as string | undefined) ?? ''}`.trim());
    return new Response(null, { status: 204 });
  });
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  sessionStore.replace(sessionOf(['home']));
  savePreferencesLater({ theme: 'dark', fontSize: 12 });
  await authProvider.logout({});
  expect(asked).toEqual(['PUT /bff/profile/preferences {"theme":"dark","fontSize":12}', 'POST /bff/auth/logout']);
  expect(highlightOf(1)).toBe(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('SHELL-4.1-2: a profile that cannot be loaded whole', () => {
  const asked: string[] = [];
  let answers: Record<string, () => Response | Promise<never>>;
  const gone = vi.fn();
  beforeEach(() => {
    asked.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return answers[`${method} ${path}`]?.() ?? new Response(null, { status: 204 });
    });
    vi.spyOn(window.location, 'replace').mockImplementation(gone);
    gone.mockClear();
    sessionStore.refresh(sessionOf(['home'], entryOf(1, { role: 'subuser' })));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const refused = () => new Response('{}', { status: 500 });

  it.each([
    ['the translation', { 'PUT /bff/permissions/translate': refused }],
    [
      'the permissions',
      {
        'PUT /bff/permissions/translate': () => Response.json({ translated: 1 }),
        'GET /bff/user-permissions': refused,
      },
    ],
  ])('%s refused: signed out', async (_, given) => {
    answers = given;
    await translatePermissions();
    expect(asked).toContain('POST /bff/auth/logout');
    expect(gone).toHaveBeenCalledWith('/login');
  });

  it('of a shut-down account it is left', async () => {
    answers = {
      'PUT /bff/permissions/translate': () => Response.json({ type: 'shutdown' }, { status: 403 }),
    };
    await translatePermissions();
    expect(sessionStore.get().session?.currentAccount.isShutdown).toBe(true);
    expect(gone).not.toHaveBeenCalled();
  });

  it('no answer at all is waited for', async () => {
    answers = { 'PUT /bff/permissions/translate': () => Promise.reject(new TypeError('Failed to fetch')) };
    await translatePermissions();
    answers = { 'PUT /bff/permissions/translate': () => Response.json({ translated: 0 }) };
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.filter((one) => one === 'PUT /bff/permissions/translate')).toHaveLength(2);
    expect(gone).not.toHaveBeenCalled();
  });
});
