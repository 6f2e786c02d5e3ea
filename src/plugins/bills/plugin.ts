import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    bills: typeof import('../../../locales/pt-BR/bills.json');
    'bills.menu': typeof import('../../../locales/pt-BR/bills.menu.json');
  }
}
declare module '../../registry' {
  interface Routes {
    'pay-transfer:billets': never;
  }
}

const BILLS = '/pagar-ou-transferir/contas-e-boletos';
const permission = 'pay-transfer:billets';

/** Billets, utilities and taxes, paid by their typed line (AREAS-2-pay-or-transfer-1). */
export default definePlugin({
  id: 'bills',
  texts: ['money', 'signing'],
  menu: [
    {
      id: permission,
      in: 'pay-transfer',
      order: 20,
      to: BILLS,
      label: 'bills.menu:bills',
      pays: { text: 'bills.menu:pays', order: 20, shortcut: 'bills.menu:shortcut' },
    },
  ],
  pages: [{ path: BILLS, name: permission, permission, title: 'bills:title', load: () => import('./bills-page') }],
});
