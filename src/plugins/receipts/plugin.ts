import { definePlugin } from '../../define-plugin';
import { receipts } from '../../resources/receipts';

declare module '../../locale-files' {
  interface LocaleFiles {
    receipts: typeof import('../../../locales/pt-BR/receipts.json');
    'receipts.menu': typeof import('../../../locales/pt-BR/receipts.menu.json');
  }
}

const RECEIPTS = '/pagar-ou-transferir/comprovantes';
const permission = 'pay-transfer:receipts';

/** Receipts of all operations that left the account (AREAS-2-pay-or-transfer-1). */
export default definePlugin({
  id: 'receipts',
  permission,
  resources: [receipts],
  menu: [
    {
      id: permission,
      in: 'pay-transfer',
      order: 40,
      to: RECEIPTS,
      label: 'receipts.menu:receipts',
    },
  ],
  pages: [
    {
      path: RECEIPTS,
      name: permission,
      title: 'receipts:list.title',
      cached: true,
      load: () => import('./receipt-list'),
    },
    {
      path: `${RECEIPTS}/:id`,
      name: 'pay-transfer:receipts-detail',
      title: 'receipts:detail.title',
      keepScroll: true,
      load: () => import('./receipt-detail'),
    },
  ],
});
