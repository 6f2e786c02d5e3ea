import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    receivables: typeof import('../../../locales/pt-BR/receivables.json');
  }
}

const permission = 'receive:management:billets';

/** Receivables on the home page: what needs action, the ages of debt, the largest debtors, and first steps. */
export default definePlugin({
  id: 'receivables',
  slots: {
    homeCard: [
      { id: 'begin', order: 5, permission: 'receive:do-charge', load: () => import('./cards/begin') },
      { id: 'ages', order: 30, permission, load: () => import('./cards/ages') },
      { id: 'debtors', order: 60, isSide: true, permission, load: () => import('./cards/debtors') },
    ],
    'home-need': [{ id: 'billets', order: 10, permission, load: () => import('./cards/needs-you') }],
  },
});
