import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    notifications: typeof import('../../../locales/pt-BR/notifications.json');
  }
}

export default definePlugin({
  id: 'notifications',
  slots: { header: [{ id: 'bell', order: 10, load: () => import('./bell') }] },
});
