import { createRoot } from 'react-dom/client';
import type { Session } from '@balcao/contract/session';
import { loadTexts } from '../providers/i18n';
import { applyPreferences } from '../ui/theme/apply';
import { SignIn } from './sign-in';
import './sign-in.css';

/** Only a path of this portal; anything else would send the user to a stranger. */
const askedPath = (para: string | null) => (para && /^\/(?![/\\])/.test(para) && !para.startsWith('/login') ? para : '/home');

const loadHost = () => import('../host/start');

/** The sign-in: without Refine or antd; the host is fetched while the user types. */
export async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname !== '/login') {
    const para = pathname === '/' ? '' : `?${new URLSearchParams({ para: pathname + search })}`;
    window.history.replaceState(null, '', `/login${para}`);
  }
  await loadTexts('login');
  const query = new URLSearchParams(window.location.search);
  const screen = createRoot(root);

  const enter = async (session: Session) => {
    const host = await loadHost();
    applyPreferences(session.preferences);
    window.history.replaceState(null, '', askedPath(query.get('para')));
    screen.unmount();
    host.start(root, session);
  };
  screen.render(<SignIn expired={query.get('motivo') === 'sessao-expirada'} onSession={enter} />);

  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
  idle(() => void loadHost().catch(() => undefined));
}
