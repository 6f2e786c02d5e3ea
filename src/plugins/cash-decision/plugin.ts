import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'cash-decision': typeof import('../../../locales/pt-BR/cash-decision.json');
  }
}

/** Money at rest on the home page: where it could go or come from, and what is invested. Its texts are few, as the page is the first. */
export default definePlugin({
  id: 'cash-decision',
  slots: {
    homeCard: [
      {
        id: 'decision',
        order: 55,
        isSide: true,
        permission: 'statement:future-releases',
        load: async () => ({ default: (await import('./cards')).DecisionCard }),
      },
      {
        id: 'investments',
        order: 60,
        isSide: true,
        permission: 'investments',
        load: async () => ({ default: (await import('./cards')).InvestmentsCard }),
      },
    ],
  },
});
