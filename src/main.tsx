// Set up while the host is still on its way.
import 'react-dom/client';
import type { Session } from '@balcao/contract/session';
import type { CallAhead } from './define-resource';
import { callAhead } from './providers/api';
import { sessionStore } from './providers/session';
import { isUnsaved } from './providers/unsaved';
import { applyPreferences, keptPreferences } from './ui/theme/apply';

const root = document.getElementById('root')!;

interface Boot {
  session: Session | null;
  /** What the page at this address asks for first. */
  ahead?: CallAhead[];
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
  const { session, ahead = [] } = await readBoot().catch((): Boot => ({ session: null }));
  // What was changed here a moment before a reload is newer than what the server has.
  applyPreferences(session && !isUnsaved() ? session.preferences : keptPreferences());
  if (session) {
    sessionStore.replace(session);
    callAhead(ahead);
    return (await import('./host/start')).start(root);
  }
  return (await import('./sign-in/start')).start(root);
}

// A page kept by the browser after leaving the account must not come back with Back.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

boot().catch(() => {
  // The texts' own chunk may be what is missing: this one line cannot wait for it.
  root.innerHTML =
    '<p class="boot-loader" role="alert"><a href="">Houve uma falha de conexão. Recarregar página</a></p>';
});
