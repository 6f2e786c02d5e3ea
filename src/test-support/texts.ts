import { setI18n } from 'react-i18next';
import menu from '../../locales/pt-BR/menu.json';
import shell from '../../locales/pt-BR/shell.json';
import { i18n } from '../providers/i18n';

// Loads the shell's texts, as host/start.tsx does, for tests of single parts.
i18n.addResourceBundle('pt-BR', 'shell', shell);
i18n.addResourceBundle('pt-BR', 'menu', menu);
setI18n(i18n);
