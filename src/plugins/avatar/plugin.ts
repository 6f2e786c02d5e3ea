import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    avatar: typeof import('../../../locales/pt-BR/avatar.json');
  }
}

/** The picture of the person (SHELL-4.13). */
export default definePlugin({
  id: 'avatar',
  slots: { profileMenu: [{ id: 'avatar', order: 5, load: () => import('./menu-item') }] },
});
