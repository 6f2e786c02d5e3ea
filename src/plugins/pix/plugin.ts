import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { pixComplaints, pixHistory, pixRecurrences, pixSchedules } from '../../resources/pix';

declare module '../../locale-files' {
  interface LocaleFiles {
    pix: typeof import('../../../locales/pt-BR/pix.json');
    'pix.menu': typeof import('../../../locales/pt-BR/pix.menu.json');
  }
}

const PAY = '/pix/fazer-pix';
const HISTORY = '/pix/historico';
const SCHEDULES = '/pix/gerenciar-agendamentos';
const RECURRENCES = '/pix/gerenciar-recorrencias';

/** Paying by Pix; history, refunds, complaints, schedules and recurrences (AREAS-2-pix-1, -2, -4, -6). */
export default definePlugin({
  id: 'pix',
  texts: ['money', 'signing', 'pix-help'],
  resources: [pixHistory, pixSchedules, pixRecurrences, pixComplaints],
  menu: [
    {
      id: 'pix:do-pix',
      in: 'pix',
      order: 10,
      to: PAY,
      label: 'pix.menu:pay',
      pays: { text: 'pix.menu:pays', order: 10 },
    },
    { id: 'pix:schedules', in: 'pix', order: 20, to: SCHEDULES, label: 'pix.menu:schedules' },
    { id: 'pix:history', in: 'pix', order: 60, to: HISTORY, label: 'pix.menu:history' },
  ],
  commands: [
    {
      id: 'pix-complaints',
      label: 'pix.menu:complaints',
      route: 'pix-complaints',
      permission: 'pix:history',
      isPage: true,
    },
    {
      id: 'pix-recurrences',
      label: 'pix.menu:recurrences',
      route: 'pix-recurrences',
      permission: 'pix:schedules',
      isPage: true,
    },
  ],
  pages: [
    {
      path: '/pix',
      permission: 'pix:do-pix',
      title: 'pix:pay.title',
      redirects: true,
      load: () => import('./pay/to-pay'),
    },
    {
      path: PAY,
      name: 'pix:do-pix',
      permission: 'pix:do-pix',
      title: 'pix:pay.title',
      load: () => import('./pay/ways-page'),
    },
    {
      path: `${PAY}/chave`,
      name: 'pix-by-key',
      permission: 'pix:do-pix',
      title: 'pix:way.key',
      load: () => import('./pay/by-key'),
    },
    {
      path: `${PAY}/copia-e-cola`,
      name: 'pix-by-code',
      permission: 'pix:do-pix',
      title: 'pix:way.qrcode',
      load: () => import('./pay/by-code'),
    },
    {
      path: `${PAY}/dados-bancarios`,
      name: 'pix-by-account',
      permission: 'pix:do-pix',
      title: 'pix:way.account',
      load: () => import('./pay/by-account'),
    },
    {
      path: HISTORY,
      name: 'pix:history',
      permission: 'pix:history',
      title: 'pix:history.title',
      cached: true,
      load: () => import('./history/history-list'),
      prefetch: [firstPage(pixHistory)],
    },
    {
      path: `${HISTORY}/:id`,
      name: 'pix:history-detail',
      // a refund, to which the statement leads too, opens over it
      permission: ['pix:history', 'pix:do-pix'],
      title: 'pix:detail.title',
      keepScroll: true,
      load: () => import('./history/pix-detail'),
    },
    {
      path: `${HISTORY}/:id/devolver`,
      name: 'pix-refund',
      permission: 'pix:do-pix',
      title: 'pix:refund.title',
      as: 'drawer',
      load: () => import('./actions/refund'),
    },
    {
      path: `${HISTORY}/:id/contestar`,
      permission: 'pix:do-pix',
      title: 'pix:complain.title',
      as: 'drawer',
      load: () => import('./actions/complain'),
    },
    {
      path: '/pix/contestacoes',
      name: 'pix-complaints',
      under: 'pix:history',
      permission: 'pix:history',
      title: 'pix:complaints.title',
      load: () => import('./complaints/complaint-list'),
    },
    {
      path: SCHEDULES,
      name: 'pix:schedules',
      permission: 'pix:schedules',
      title: 'pix:schedules.title',
      load: () => import('./schedules/schedule-list'),
      prefetch: [firstPage(pixSchedules)],
    },
    {
      path: `${SCHEDULES}/:id`,
      name: 'pix-schedules-detail',
      permission: 'pix:schedules',
      title: 'pix:detail.title',
      keepScroll: true,
      load: () => import('./history/pix-detail'),
    },
    {
      path: `${SCHEDULES}/:id/cancelar`,
      permission: 'pix:schedules',
      title: 'pix:cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-schedule'),
    },
    {
      path: RECURRENCES,
      name: 'pix-recurrences',
      under: 'pix:schedules',
      permission: 'pix:schedules',
      title: 'pix:recurrences.title',
      load: () => import('./schedules/recurrence-list'),
    },
    {
      path: `${RECURRENCES}/:id`,
      name: 'pix-recurrences-detail',
      permission: 'pix:schedules',
      title: 'pix:recurrence.title',
      keepScroll: true,
      load: () => import('./schedules/recurrence-detail'),
    },
    {
      path: `${RECURRENCES}/:id/cancelar`,
      permission: 'pix:schedules',
      title: 'pix:cancel.recurrence',
      as: 'drawer',
      load: () => import('./actions/cancel-recurrence'),
    },
  ],
});
