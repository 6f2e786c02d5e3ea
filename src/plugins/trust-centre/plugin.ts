import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { accessEvents } from '../../resources/trust-centre';

declare module '../../locale-files' {
  interface LocaleFiles {
    'trust-centre': typeof import('../../../locales/pt-BR/trust-centre.json');
  }
}

const PATH = '/configuracoes-da-conta/central-de-seguranca';
const permission = 'settings:trust-centre';

/** Events about the access to the account, from the audit log: a part of the page 'Segurança' and all of them behind it. */
export default definePlugin({
  id: 'trust-centre',
  resources: [accessEvents],
  slots: { security: [{ id: 'recent-events', order: 10, permission, load: () => import('./recent') }] },
  pages: [
    {
      path: PATH,
      name: permission,
      permission,
      under: 'security',
      title: 'trust-centre:title',
      cached: true,
      prefetch: [firstPage(accessEvents)],
      load: () => import('./event-list'),
    },
  ],
});
