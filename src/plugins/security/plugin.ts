import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    security: typeof import('../../../locales/pt-BR/security.json');
  }
}

export default definePlugin({
  id: 'security',
  texts: ['signing'],
  slots: { profileMenu: [{ id: 'security', order: 20, load: () => import('./menu-item') }] },
});
