import menu from '../../locales/pt-BR/menu.json';
import shell from '../../locales/pt-BR/shell.json';
import { i18n } from '../providers/i18n';

// The texts of every signed-in screen come with the host, before its first paint.
i18n.addResourceBundle('pt-BR', 'shell', shell);
i18n.addResourceBundle('pt-BR', 'menu', menu);
