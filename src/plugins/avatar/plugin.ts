import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    avatar: typeof import('../../../locales/pt-BR/avatar.json');
  }
}

/** The picture of the person (SHELL-4.13), and that of the account (SHELL-9-8). */
export default definePlugin({
  id: 'avatar',
  slots: {
    profileMenu: [{ id: 'avatar', order: 5, load: () => import('./menu-item') }],
    accounts: [
      { id: 'account-avatar', order: 20, permission: 'settings:account-data', load: () => import('./account-item') },
    ],
  },
});
