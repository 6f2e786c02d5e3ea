import { createContext, useContext } from 'react';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { Account, Session } from '@balcao/contract/session';
import { api } from '../providers/api';
import { sessionStore } from '../providers/session';

export interface SessionView {
  session: Session;
  isAdmin: boolean;
  /** May the user do what this permission names? `reason` is the tooltip of the denial. */
  can: (permission: PermissionId | readonly PermissionId[] | undefined) => { can: boolean; reason?: string };
  signOut: () => void;
  /** Balance shown or hidden, remembered in this browser. */
  balanceShown: boolean;
  setBalanceShown: (shown: boolean) => void;
}

const Context = createContext<SessionView | null>(null);
export const SessionProvider = Context.Provider;

/** Who is signed in, on which account, and what they may do. */
export function useSession(): SessionView {
  const view = useContext(Context);
  if (!view) throw new Error('useSession needs the host around it');
  return view;
}

/** The session as it is now; after something was waited for, the one of the last render may be over. */
export const sessionNow = (): Session | null => sessionStore.get().session;

/** Changes facts of the current account in this tab, so that header and menus show them at once. */
export function updateAccount(changed: Partial<Account>): void {
  const { session } = sessionStore.get();
  if (!session) return;
  const { currentAccount } = session;
  const renew = (entry: typeof currentAccount) =>
    entry.id === currentAccount.id ? { ...entry, account: { ...entry.account, ...changed } } : entry;
  sessionStore.refresh({
    ...session,
    currentAccount: renew(currentAccount),
    accounts: session.accounts.map(renew),
  });
}

/** Reads the session again: after an account was opened or upgraded, or a block ended. */
export async function renewSession(): Promise<Session | null> {
  const { session } = await api('GET /auth/session');
  if (session) sessionStore.refresh(session);
  return session;
}
