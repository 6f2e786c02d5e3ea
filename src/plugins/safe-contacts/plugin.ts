import { definePlugin } from '../../define-plugin';
import { safeContacts } from '../../resources/safe-contacts';

declare module '../../locale-files' {
  interface LocaleFiles {
    'safe-contacts': typeof import('../../../locales/pt-BR/safe-contacts.json');
    'safe-contacts.menu': typeof import('../../../locales/pt-BR/safe-contacts.menu.json');
  }
}

const ROOT = '/configuracoes-da-conta/limites/contato-seguro';

/** Safe contacts: receivers who may be paid above the night's limit (AREAS-2-account-settings-6). */
export default definePlugin({
  id: 'safe-contacts',
  resources: [safeContacts],
  menu: [
    {
      id: 'settings:safe-contacts',
      menu: 'settings',
      in: 'safe-contacts',
      order: 10,
      to: ROOT,
      label: 'safe-contacts.menu:about',
    },
    {
      id: 'settings:safe-contacts:registered',
      menu: 'settings',
      in: 'safe-contacts',
      order: 20,
      to: `${ROOT}/cadastrados`,
      label: 'safe-contacts.menu:registered',
    },
    {
      id: 'settings:safe-contacts:create',
      menu: 'settings',
      in: 'safe-contacts',
      order: 30,
      to: `${ROOT}/cadastrar-contato`,
      label: 'safe-contacts.menu:create',
    },
  ],
  pages: [
    {
      path: ROOT,
      name: 'settings:safe-contacts',
      permission: 'settings:safe-contacts',
      title: 'safe-contacts:about.title',
      load: () => import('./about'),
    },
    {
      path: `${ROOT}/cadastrados`,
      name: 'settings:safe-contacts:registered',
      permission: 'settings:safe-contacts:registered',
      title: 'safe-contacts:list.title',
      cached: true,
      load: () => import('./contact-list'),
    },
    {
      path: `${ROOT}/cadastrar-contato`,
      name: 'settings:safe-contacts:create',
      permission: 'settings:safe-contacts:create',
      title: 'safe-contacts:create.title',
      as: 'drawer',
      load: () => import('./create-contact'),
    },
  ],
});
