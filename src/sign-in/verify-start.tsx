import { createRoot } from 'react-dom/client';
import login from '../../locales/pt-BR/login.json';
import shell from '../../locales/pt-BR/shell.json';
import verify from '../../locales/pt-BR/verify.json';
import { i18n } from '../providers/i18n';
import { Verify } from './verify';
import './sign-in.css';

declare module '../locale-files' {
  interface LocaleFiles {
    verify: typeof import('../../locales/pt-BR/verify.json');
  }
}

i18n.addResourceBundle('pt-BR', 'login', login);
i18n.addResourceBundle('pt-BR', 'verify', verify);
i18n.addResourceBundle('pt-BR', 'shell', shell);

/** Starts the page where anybody checks a receipt, without a session; the protocol may be after the `#`. */
export function start(root: HTMLElement): void {
  createRoot(root).render(<Verify given={window.location.hash.slice(1)} />);
}
