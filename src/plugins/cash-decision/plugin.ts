import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'cash-decision': typeof import('../../../locales/pt-BR/cash-decision.json');
  }
}

/** Where idle money could go, and where missing money could come from, on the home page. */
export default definePlugin({
  id: 'cash-decision',
  slots: {
    homeCard: [
      {
        id: 'decision',
        order: 55,
        permission: 'statement:future-releases',
        load: () => import('./decision-card'),
      },
    ],
  },
});
