import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    notices: typeof import('../../../locales/pt-BR/notices.json');
  }
}

/** Terms and notices, shown before any other pop-up (SHELL-4.3-1). */
export default definePlugin({
  id: 'notices',
  slots: { popup: [{ id: 'notices', order: 10, load: () => import('./pop-up') }] },
});
