import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'avatar.menu': typeof import('../../../locales/pt-BR/avatar.menu.json');
    avatar: typeof import('../../../locales/pt-BR/avatar.json');
  }
}

/** The person's picture (SHELL-4.13), and the account's (SHELL-9-8). */
export default definePlugin({
  id: 'avatar',
  slots: {
    profileMenu: [{ id: 'avatar', order: 5, load: () => import('./menu-item') }],
    accounts: [
      { id: 'account-avatar', order: 20, permission: 'settings:account-data', load: () => import('./account-item') },
    ],
  },
  commands: [{ id: 'avatar', label: 'avatar.menu:picture', dialog: () => import('./avatar-modal'), isPage: true }],
});
