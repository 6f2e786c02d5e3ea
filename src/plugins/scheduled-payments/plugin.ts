import { definePlugin } from '../../define-plugin';
import { scheduledPayments } from '../../resources/scheduled-payments';

declare module '../../locale-files' {
  interface LocaleFiles {
    'scheduled-payments': typeof import('../../../locales/pt-BR/scheduled-payments.json');
    'scheduled-payments.menu': typeof import('../../../locales/pt-BR/scheduled-payments.menu.json');
  }
}

const SCHEDULED = '/pagar-ou-transferir/pagamentos-agendados';
const permission = 'pay-transfer:scheduled-payments';

/** Scheduled payments of every kind (AREAS-2-pay-or-transfer-1). */
export default definePlugin({
  id: 'scheduled-payments',
  permission,
  resources: [scheduledPayments],
  menu: [
    {
      id: permission,
      in: 'pay-transfer',
      order: 30,
      to: SCHEDULED,
      label: 'scheduled-payments.menu:scheduled',
    },
  ],
  slots: { homeCard: [{ id: 'next', order: 45, permission, load: () => import('./next-card') }] },
  pages: [
    {
      path: SCHEDULED,
      name: permission,
      title: 'scheduled-payments:title',
      load: () => import('./scheduled-list'),
    },
    {
      path: `${SCHEDULED}/:id`,
      name: 'scheduled-payments-cancel',
      title: 'scheduled-payments:cancel.title',
      as: 'drawer',
      load: () => import('./cancel-drawer'),
    },
  ],
});
