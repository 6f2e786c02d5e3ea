import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'billing-settings': typeof import('../../../locales/pt-BR/billing-settings.json');
    'billing-settings.menu': typeof import('../../../locales/pt-BR/billing-settings.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    'settings:billing-settings:display-data': never;
    'settings:billing-settings:communication': never;
    'settings:billing-settings:emails': never;
    'settings:billing-settings:credit-card': never;
    'settings:billing-settings:billet-bank': never;
  }
}

const ROOT = '/configuracoes-da-conta/configuracoes-de-cobrancas';

/** Defaults of charges, and how their payers are notified (AREAS-2-account-settings-8). */
export default definePlugin({
  id: 'billing-settings',
  menu: [
    {
      id: 'settings:billing-settings:display-data',
      menu: 'settings',
      in: 'billing-settings',
      order: 10,
      to: `${ROOT}/dados-de-exibicao`,
      label: 'billing-settings.menu:display',
    },
    {
      id: 'settings:billing-settings:communication',
      menu: 'settings',
      in: 'billing-settings',
      order: 20,
      to: `${ROOT}/comunicacao`,
      label: 'billing-settings.menu:communication',
    },
    {
      id: 'settings:billing-settings:emails',
      menu: 'settings',
      in: 'billing-settings',
      order: 30,
      to: `${ROOT}/emails`,
      label: 'billing-settings.menu:emails',
    },
    {
      id: 'settings:billing-settings:credit-card',
      menu: 'settings',
      in: 'billing-settings',
      order: 40,
      to: `${ROOT}/cartao-de-credito`,
      label: 'billing-settings.menu:card',
    },
    {
      id: 'settings:billing-settings:billet-bank',
      menu: 'settings',
      in: 'billing-settings',
      order: 50,
      to: `${ROOT}/boletos-bancarios-e-carnes`,
      label: 'billing-settings.menu:billets',
    },
  ],
  pages: [
    {
      path: `${ROOT}/dados-de-exibicao`,
      name: 'settings:billing-settings:display-data',
      permission: 'settings:billing-settings:display-data',
      title: 'billing-settings:display.title',
      load: () => import('./display/display-page'),
    },
    {
      path: `${ROOT}/comunicacao`,
      name: 'settings:billing-settings:communication',
      permission: 'settings:billing-settings:communication',
      title: 'billing-settings:communication.title',
      load: () => import('./communication/communication-page'),
    },
    {
      path: `${ROOT}/emails`,
      name: 'settings:billing-settings:emails',
      permission: 'settings:billing-settings:emails',
      title: 'billing-settings:emails.title',
      load: () => import('./emails/emails-page'),
    },
    {
      path: `${ROOT}/cartao-de-credito`,
      name: 'settings:billing-settings:credit-card',
      permission: 'settings:billing-settings:credit-card',
      title: 'billing-settings:card.title',
      load: () => import('./card/card-page'),
    },
    {
      path: `${ROOT}/boletos-bancarios-e-carnes`,
      name: 'settings:billing-settings:billet-bank',
      permission: 'settings:billing-settings:billet-bank',
      title: 'billing-settings:billets.title',
      load: () => import('./billets/billets-page'),
    },
  ],
});
