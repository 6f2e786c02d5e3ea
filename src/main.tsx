// Set up while the host is still on its way.
import 'react-dom/client';
import type { Session } from '@balcao/contract/session';
import type { PrefetchedCall } from './define-resource';
import { prefetchCalls } from './providers/api';
import { withAskedSize } from './providers/first-size';
import { sessionStore } from './providers/session';
import { isUnsaved } from './providers/unsaved';
import { applyPreferences, storedPreferences } from './ui/theme/apply';

const root = document.getElementById('root')!;

interface Boot {
  session: Session | null;
  /** What the page at this address asks for first. */
  prefetch?: PrefetchedCall[];
}

/** The BFF writes who is signed in into the page; under `vite dev` it is asked. */
async function readBoot(): Promise<Boot> {
  const boot = document.getElementById('boot')?.textContent;
  if (boot) return JSON.parse(boot) as Boot;
  const answer = await fetch('/bff/auth/session', {
    credentials: 'same-origin',
    headers: { 'x-requested-with': 'balcao' },
  });
  return answer.ok ? ((await answer.json()) as Boot) : { session: null };
}

async function boot() {
  if (window.location.pathname === '/healthcheck') return (await import('./host/health-check')).start(root);
  // An invitation is for who holds its link, whoever else is signed in here.
  if (window.location.pathname === '/convite') {
    applyPreferences(storedPreferences());
    return (await import('./sign-in/invitation-start')).start(root);
  }
  // A receipt is checked by whoever was handed it.
  if (window.location.pathname === '/verificar-comprovante') {
    applyPreferences(storedPreferences());
    return (await import('./sign-in/verify-start')).start(root);
  }
  // Who opens the link of a new password sets it, whoever is signed in here.
  if (window.location.pathname === '/redefinir-senha') return (await import('./sign-in/start')).start(root);
  const { session, prefetch = [] } = await readBoot().catch((): Boot => ({ session: null }));
  // What was changed here a moment before a reload is newer than what the server has.
  applyPreferences(session && !isUnsaved() ? session.preferences : storedPreferences());
  if (session) {
    sessionStore.replace(session);
    prefetchCalls(withAskedSize(prefetch));
    return (await import('./host/start')).start(root);
  }
  return (await import('./sign-in/start')).start(root);
}

// Back must not show a page of the account from the browser's cache once the account was left.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

boot().catch(() => {
  // The texts' own chunk may be what is missing: this one line cannot wait for it.
  root.innerHTML =
    '<p class="boot-loader" role="alert"><a href="">Houve uma falha de conexão. Recarregar página</a></p>';
});
