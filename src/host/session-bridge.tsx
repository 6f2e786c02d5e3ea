import { useLogout } from '@refinedev/core';
import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { decide, isAdmin } from '../providers/access';
import { sessionStore } from '../providers/session';
import { SessionProvider, type SessionView } from '../data/session';
import { PageLoader } from './views/page-loader';

const SHOWN = 'balcao:balance';

/** Provides the session to all screens; renders nothing while there is none, as between two accounts. */
export function SessionBridge({ children }: { children: ReactNode }) {
  const { session } = useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
  const { mutate: signOut } = useLogout();
  const [balanceShown, setShown] = useState(() => localStorage.getItem(SHOWN) !== 'hidden');
  const view = useMemo<SessionView | null>(
    () =>
      session && {
        session,
        isAdmin: isAdmin(session),
        can: (permission) => decide(session, permission),
        signOut: () => signOut(),
        balanceShown,
        setBalanceShown: (shown) => {
          localStorage.setItem(SHOWN, shown ? 'shown' : 'hidden');
          setShown(shown);
        },
      },
    [session, signOut, balanceShown],
  );
  return view ? <SessionProvider value={view}>{children}</SessionProvider> : <PageLoader />;
}
