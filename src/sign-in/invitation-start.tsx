import { createRoot } from 'react-dom/client';
import invitation from '../../locales/pt-BR/invitation.json';
import login from '../../locales/pt-BR/login.json';
import shell from '../../locales/pt-BR/shell.json';
import { i18n } from '../providers/i18n';
import { Invitation } from './invitation';
import './sign-in.css';

declare module '../locale-files' {
  interface LocaleFiles {
    invitation: typeof import('../../locales/pt-BR/invitation.json');
  }
}

i18n.addResourceBundle('pt-BR', 'login', login);
i18n.addResourceBundle('pt-BR', 'invitation', invitation);
i18n.addResourceBundle('pt-BR', 'shell', shell);

/** Starts the page of an invitation's link, without a session. The token is after the `#`, so that no log has it. */
export function start(root: HTMLElement): void {
  createRoot(root).render(<Invitation token={window.location.hash.slice(1)} />);
}
