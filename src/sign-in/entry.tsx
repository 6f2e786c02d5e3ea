import { lazy, Suspense, useEffect, useState } from 'react';
import type { Session } from '@balcao/contract/session';
import { Frame } from './frame';
import { formAt, pathOf, type FormName } from './places';
import { SignIn } from './sign-in';

const Forgotten = lazy(() => import('./forgotten'));
const NewPassword = lazy(() => import('./new-password'));

interface Props {
  expired: boolean;
  onSession: (session: Session) => Promise<void>;
}

/** Shows the form of the address: sign-in, request of a link, or new password by a link. Back and reload keep the form. */
export function Entry({ expired, onSession }: Props) {
  const [form, setForm] = useState(() => formAt(window.location.pathname));
  const [hasPassword, setHasPassword] = useState(false);
  useEffect(() => {
    const moved = () => setForm(formAt(window.location.pathname));
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  const go = (to: FormName, replace = false) => {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', pathOf(to));
    setForm(to);
  };
  return (
    <Frame>
      <Suspense fallback={null}>
        {form === 'login' && (
          <SignIn
            expired={expired}
            hasPassword={hasPassword}
            onSession={onSession}
            onForgotten={() => go('forgotten')}
          />
        )}
        {form === 'forgotten' && <Forgotten onBack={() => go('login')} />}
        {form === 'new-password' && (
          <NewPassword
            token={window.location.hash.slice(1)}
            onDone={() => {
              setHasPassword(true);
              go('login', true);
            }}
            onForgotten={() => go('forgotten', true)}
          />
        )}
      </Suspense>
    </Frame>
  );
}
