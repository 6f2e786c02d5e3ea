import { createContext, useContext } from 'react';
import type { PermissionId } from '@balcao/contract/core/registry';
import type { Session } from '@balcao/contract/session';

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
