import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    accounts: typeof import('../../../locales/pt-BR/accounts.json');
    'accounts.menu': typeof import('../../../locales/pt-BR/accounts.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    'settings:create-account': never;
  }
}

/** The accounts of a login: which ones are shown, what the modalities offer, opening and upgrading (SHELL-4.8). */
export default definePlugin({
  id: 'accounts',
  texts: ['modality'],
  slots: {
    accounts: [{ id: 'accounts', order: 10, load: () => import('./account-items') }],
    popup: [{ id: 'business-account', order: 30, load: () => import('./business-origin') }],
  },
  commands: [
    {
      id: 'open-account',
      label: 'accounts.menu:open',
      route: 'settings:create-account',
      permission: 'settings:create-account',
      isPage: true,
    },
  ],
  pages: [
    {
      path: '/abrir-conta',
      name: 'settings:create-account',
      permission: 'settings:create-account',
      title: 'accounts:open.title',
      load: () => import('./open/open-account'),
    },
  ],
});
