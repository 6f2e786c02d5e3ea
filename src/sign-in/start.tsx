import { createRoot } from 'react-dom/client';
import type { Session } from '@balcao/contract/session';
import login from '../../locales/pt-BR/login.json';
import { i18n } from '../providers/i18n';
import { sessionStore } from '../providers/session';
import { markUnsaved } from '../providers/unsaved';
import { applyPreferences } from '../ui/theme/apply';
import { askedPath, signInPath } from './asked-path';
import { Entry } from './entry';
import { formAt } from './places';
import './sign-in.css';

i18n.addResourceBundle('pt-BR', 'login', login);

/** Loads the shell's texts, needed here only for errors. */
const loadShellTexts = async () =>
  void i18n.addResourceBundle('pt-BR', 'shell', (await import('../../locales/pt-BR/shell.json')).default);
const loadHost = () => import('../host/start');

/** Starts the sign-in, without Refine or antd; the host is loaded while the user types. */
export async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname !== '/login' && formAt(pathname) === 'login') {
    window.history.replaceState(null, '', signInPath(pathname, search));
  }
  const query = new URLSearchParams(window.location.search);
  const expired = query.get('motivo') === 'sessao-expirada';
  if (expired) await loadShellTexts();
  const screen = createRoot(root);

  const enter = async (session: Session) => {
    const path = askedPath(query.get('para'), window.location.origin);
    const host = await loadHost().catch(() => undefined);
    markUnsaved(false);
    applyPreferences(session.preferences);
    // signed in, but this version's files no longer exist on the server: a full load brings the new ones
    if (!host) return window.location.replace(path);
    window.history.replaceState(null, '', path);
    sessionStore.replace(session);
    await host.start(root, () => screen.unmount());
  };
  screen.render(<Entry expired={expired} onSession={enter} />);

  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
  idle(() => void Promise.all([loadShellTexts(), loadHost()]).catch(() => undefined));
}
