import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'command-palette': typeof import('../../../locales/pt-BR/command-palette.json');
  }
}

/** Finds pages, actions, accounts, customers and charges by a few letters; opens with Ctrl/⌘ K. */
export default definePlugin({
  id: 'command-palette',
  slots: { header: [{ id: 'search', order: 5, load: () => import('./search-button') }] },
});
