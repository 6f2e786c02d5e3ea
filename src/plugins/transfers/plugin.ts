import { definePlugin } from '../../define-plugin';
import { scheduledTransfers } from '../../resources/scheduled-transfers';

declare module '../../locale-files' {
  interface LocaleFiles {
    transfers: typeof import('../../../locales/pt-BR/transfers.json');
    'transfers.menu': typeof import('../../../locales/pt-BR/transfers.menu.json');
  }
}
declare module '../../registry' {
  interface Routes {
    'pay-transfer:ted': never;
  }
}

const TED = '/pagar-ou-transferir/ted';
const permission = 'pay-transfer:ted';
const SCHEDULED = '/pagar-ou-transferir/transferencias-programadas';
const scheduled = 'pay-transfer:scheduled-transfers:list';

/** Transfers to accounts of this institution and of others, now or on later days (AREAS-2-pay-or-transfer-1). */
export default definePlugin({
  id: 'transfers',
  permission: scheduled,
  texts: ['money', 'signing'],
  resources: [scheduledTransfers],
  menu: [
    {
      id: permission,
      in: 'pay-transfer',
      order: 10,
      to: TED,
      label: 'transfers.menu:ted',
      pays: { text: 'transfers.menu:tedPays', order: 30 },
    },
    {
      id: scheduled,
      in: 'pay-transfer',
      order: 50,
      to: SCHEDULED,
      label: 'transfers.menu:scheduled',
      pays: { text: 'transfers.menu:scheduledPays', order: 40 },
    },
  ],
  pages: [
    { path: TED, name: permission, permission, title: 'transfers:ted.title', load: () => import('./ted-page') },
    {
      path: SCHEDULED,
      name: scheduled,
      title: 'transfers:scheduled.title',
      load: () => import('./scheduled/scheduled-list'),
    },
    {
      path: `${SCHEDULED}/nova-transferencia`,
      name: 'scheduled-transfers-new',
      title: 'transfers:scheduled.newTitle',
      load: () => import('./scheduled/new-page'),
    },
    {
      path: `${SCHEDULED}/comprovante`,
      name: 'scheduled-transfers-receipt',
      title: 'transfers:scheduled.receipt',
      load: () => import('./scheduled/receipt-page'),
    },
    {
      path: `${SCHEDULED}/:id`,
      name: 'scheduled-transfers-detail',
      title: 'transfers:scheduled.one',
      keepScroll: true,
      load: () => import('./scheduled/scheduled-detail'),
    },
    {
      path: `${SCHEDULED}/:id/cancelar`,
      name: 'scheduled-transfers-cancel',
      title: 'transfers:scheduled.cancel',
      as: 'drawer',
      load: () => import('./scheduled/cancel-drawer'),
    },
  ],
});
