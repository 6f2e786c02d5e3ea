import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'app-suggestion': typeof import('../../../locales/pt-BR/app-suggestion.json');
  }
}

export default definePlugin({
  id: 'app-suggestion',
  slots: { top: [{ id: 'bar', order: 10, load: () => import('./suggestion-bar') }] },
});
