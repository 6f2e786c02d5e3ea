import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    pay: typeof import('../../../locales/pt-BR/pay.json');
    'pay.menu': typeof import('../../../locales/pt-BR/pay.menu.json');
  }
}
declare module '../../registry' {
  interface Routes {
    pay: never;
  }
}

const PAY = '/pagar-ou-transferir/transferir';
const permission = [
  'pix:do-pix',
  'pay-transfer:ted',
  'pay-transfer:billets',
  'pay-transfer:scheduled-transfers:list',
] as const;

/** One place that every way to pay begins at. */
export default definePlugin({
  id: 'pay',
  menu: [
    {
      id: 'pay-transfer',
      in: 'pay-transfer',
      order: 5,
      to: PAY,
      permission,
      label: 'pay.menu:pay',
      bar: { label: 'pay.menu:pay', order: 30 },
    },
  ],
  pages: [{ path: PAY, name: 'pay', permission, title: 'pay:title', load: () => import('./pay-page') }],
});
