import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    receivables: typeof import('../../../locales/pt-BR/receivables.json');
  }
}

const permission = 'receive:management:billets';

/** What there is to receive, on the home page: what waits for the owner, how old it is, who owes most; and how to begin. */
export default definePlugin({
  id: 'receivables',
  slots: {
    homeCard: [
      { id: 'begin', order: 5, permission: 'receive:do-charge', load: () => import('./cards/begin') },
      { id: 'ages', order: 30, permission, load: () => import('./cards/ages') },
      { id: 'debtors', order: 60, permission, load: () => import('./cards/debtors') },
    ],
    'home-need': [{ id: 'billets', order: 10, permission, load: () => import('./cards/needs-you') }],
  },
});
