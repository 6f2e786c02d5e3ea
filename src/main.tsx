import type { Session } from '@balcao/contract/session';
import { isUnsaved } from './providers/unsaved';
import { applyPreferences, keptPreferences } from './ui/theme/apply';

const root = document.getElementById('root')!;

/** The BFF writes who is signed in into the page; under `vite dev` it is asked. */
async function whoIsSignedIn(): Promise<Session | null> {
  const boot = document.getElementById('boot')?.textContent;
  if (boot) return (JSON.parse(boot) as { session: Session | null }).session;
  const answer = await fetch('/bff/auth/session', { credentials: 'same-origin', headers: { 'x-requested-with': 'balcao' } });
  return answer.ok ? ((await answer.json()) as { session: Session | null }).session : null;
}

async function boot() {
  if (window.location.pathname === '/healthcheck') return (await import('./host/health-check')).start(root);
  const session = await whoIsSignedIn().catch(() => null);
  // What was changed here a moment before a reload is newer than what the server has.
  applyPreferences(session && !isUnsaved() ? session.preferences : keptPreferences());
  if (session) return (await import('./host/start')).start(root, session);
  return (await import('./sign-in/start')).start(root);
}

// A page kept by the browser after leaving the account must not come back with Back.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

boot().catch(() => {
  // The texts' own chunk may be what is missing: this one line cannot wait for it.
  root.innerHTML = '<p class="boot-loader" role="alert"><a href="">Houve uma falha de conexão. Recarregar página</a></p>';
});
