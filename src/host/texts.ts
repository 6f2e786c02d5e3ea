import menu from '../../locales/pt-BR/menu.json';
import shell from '../../locales/pt-BR/shell.json';
import { i18n } from '../providers/i18n';

// The texts of every signed-in screen come with the host, before its first paint.
i18n.addResourceBundle('pt-BR', 'shell', shell);
i18n.addResourceBundle('pt-BR', 'menu', menu);

// Each area's menu labels: <area>.menu.json, small and eager like its manifest.
const labels = import.meta.glob<object>('../../locales/pt-BR/*.menu.json', { eager: true, import: 'default' });
for (const [path, texts] of Object.entries(labels))
  i18n.addResourceBundle('pt-BR', path.replace(/^.*\/|\.json$/g, ''), texts);
