import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'security.menu': typeof import('../../../locales/pt-BR/security.menu.json');
    security: typeof import('../../../locales/pt-BR/security.json');
  }
}

export default definePlugin({
  id: 'security',
  texts: ['signing'],
  slots: { profileMenu: [{ id: 'security', order: 20, load: () => import('./menu-item') }] },
  commands: [
    { id: 'security', label: 'security.menu:settings', dialog: () => import('./security-modal'), isPage: true },
  ],
});
