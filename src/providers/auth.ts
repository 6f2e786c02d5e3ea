import type { AuthProvider } from '@refinedev/core';
import type { Session } from '@balcao/contract/session';
import { api } from './api';
import { isApiError } from './api-error';
import { rotateHighlight } from './highlight';
import { live } from './live';
import { flushPreferences } from './preferences';
import { queryClient } from './query-client';
import { sessionStore } from './session';

/** Drops all data of the account that is being left. */
function forget() {
  live.disconnect();
  queryClient.clear();
}

/** Goes to the sign-in by a full load, so that no data of the account stay in the tab's memory. */
function leave(query = '') {
  window.dispatchEvent(new Event('balcao:leaving'));
  sessionStore.replace(null);
  forget();
  window.location.replace(`/login${query}`);
}

/** 401: the session is over; sign-in brings the user back to where they were. */
export const leaveExpired = () => {
  // On this event forms store what was typed (ui/form/use-draft.ts).
  window.dispatchEvent(new Event('balcao:expired'));
  const path = window.location.pathname + window.location.search;
  leave(`?motivo=sessao-expirada&para=${encodeURIComponent(path)}`);
};

/** Switches the account (SHELL-4.1-5, 4.1-6). Answers the path to go to, if the page must change. */
export async function changeAccount(entry: Session['currentAccount']): Promise<string | undefined> {
  await flushPreferences();
  const before = sessionStore.get().session?.currentAccount.account.modality;
  // the server cuts the socket of the session that is left
  live.disconnect();
  const { logged, session } = await api('POST /auth/changeAccount', { body: entry }).catch((error: unknown) => {
    void live.connect();
    throw error;
  });
  if (!logged || !session) {
    leaveExpired();
    return undefined;
  }
  // Only now: where the switch fails, forms go on guarding what was typed.
  window.dispatchEvent(new Event('balcao:leaving'));
  sessionStore.replace(session);
  forget();
  void live.connect();
  return session.currentAccount.account.modality === before ? undefined : '/home';
}

export const authProvider: AuthProvider = {
  async login(body: { login: string; password: string; code?: string }) {
    const { codeRequired, session } = await api('POST /auth/login', { body });
    if (session) sessionStore.replace(session);
    return { success: session !== null, codeRequired };
  },
  async logout() {
    await flushPreferences();
    const user = sessionStore.get().session?.user;
    if (user) rotateHighlight(user.id);
    live.disconnect();
    await api('POST /auth/logout').catch(() => undefined);
    leave();
    return { success: true };
  },
  check: async () => ({ authenticated: sessionStore.get().session !== null, redirectTo: '/login' }),
  // A 401 was already answered by the shell with its own message (providers/api.ts).
  onError: async (error: unknown) => (isApiError(error) ? { error } : {}),
  getIdentity: async () => {
    const user = sessionStore.get().session?.user;
    return user ? { ...user, fullName: user.name } : null;
  },
  getPermissions: async () => sessionStore.get().session?.permissions ?? [],
};

/** Milliseconds until the permissions are fetched again where no answer came. */
const AGAIN = 5000;

/**
 * Has the BFF bring a sub-user's stored permission names up to date, then reads them again (SHELL-4.1-1). If that is refused the session
 * ends, because the sub-user's permissions are not known (SHELL-4.1-2).
 */
export async function translatePermissions(): Promise<void> {
  const { session } = sessionStore.get();
  if (session?.currentAccount.role !== 'subuser' || session.currentAccount.isShutdown) return;
  try {
    await renewPermissions(session);
  } catch (error) {
    // the account was switched meanwhile, or the shell has shown the error
    if (!isApiError(error) || error.handled || sessionStore.get().session?.currentAccount.isShutdown) return;
    if (error.status === 0) setTimeout(() => void translatePermissions(), AGAIN);
    else await authProvider.logout({});
  }
}

async function renewPermissions(session: Session): Promise<void> {
  const { translated } = await api('PUT /permissions/translate');
  if (translated === 0) return;
  const permissions = await api('GET /user-permissions');
  const now = sessionStore.get().session;
  if (now?.currentAccount.id === session.currentAccount.id) sessionStore.refresh({ ...now, permissions });
}
