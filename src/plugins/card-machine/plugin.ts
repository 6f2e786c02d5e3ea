import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import {
  machineContests,
  machineFees,
  machinePayouts,
  machineReceivables,
  machineSales,
} from '../../resources/card-machine';

declare module '../../locale-files' {
  interface LocaleFiles {
    'card-machine': typeof import('../../../locales/pt-BR/card-machine.json');
    'card-machine.home': typeof import('../../../locales/pt-BR/card-machine.home.json');
    'card-machine.menu': typeof import('../../../locales/pt-BR/card-machine.menu.json');
  }
}

const SALES = '/maquininha/minhas-vendas';
const SETTINGS = '/maquininha/configuracoes';
const sales = 'card-machine:my-sales';
const settings = 'card-machine:settings';

/** Card machines: what they sold and when it is paid; activation, PIN and plan (AREAS-2-card-machine-1). */
export default definePlugin({
  id: 'card-machine',
  permission: sales,
  texts: ['signing'],
  resources: [machineSales, machineReceivables, machinePayouts, machineContests, machineFees],
  slots: {
    'home-need': [
      {
        id: 'contests',
        order: 15,
        permission: sales,
        texts: ['card-machine.home'],
        load: () => import('./contests/contests-need'),
      },
    ],
  },
  menu: [
    { id: sales, in: 'card-machine', order: 10, to: SALES, label: 'card-machine.menu:sales' },
    { id: settings, in: 'card-machine', order: 20, to: SETTINGS, label: 'card-machine.menu:settings' },
  ],
  pages: [
    {
      path: SALES,
      name: sales,
      title: 'card-machine:sales.title',
      load: () => import('./sales/sale-list'),
      prefetch: [firstPage(machineSales)],
    },
    {
      path: `${SALES}/recebiveis`,
      name: 'card-machine-receivables',
      title: 'card-machine:receivables.title',
      load: () => import('./sales/receivable-list'),
      prefetch: [firstPage(machineReceivables)],
    },
    {
      path: `${SALES}/agenda`,
      name: 'card-machine-agenda',
      title: 'card-machine:agenda.title',
      load: () => import('./sales/agenda-page'),
    },
    {
      path: `${SALES}/pagamentos`,
      name: 'card-machine-payouts',
      title: 'card-machine:payouts.title',
      load: () => import('./sales/payout-list'),
      prefetch: [firstPage(machinePayouts)],
    },
    {
      path: `${SALES}/pagamentos/:id`,
      name: 'card-machine-payout',
      title: 'card-machine:payout.title',
      keepScroll: true,
      load: () => import('./sales/payout-detail'),
    },
    {
      path: `${SALES}/contestacoes`,
      name: 'card-machine-contests',
      title: 'card-machine:contests.title',
      load: () => import('./contests/contest-list'),
      prefetch: [firstPage(machineContests)],
    },
    {
      path: `${SALES}/contestacoes/:id`,
      name: 'card-machine-contest',
      title: 'card-machine:contest.title',
      keepScroll: true,
      load: () => import('./contests/contest-detail'),
    },
    {
      path: `${SALES}/contestacoes/:id/responder`,
      name: 'card-machine-contest-answer',
      title: 'card-machine:contest.answer',
      as: 'drawer',
      load: () => import('./contests/answer-contest'),
    },
    {
      path: `${SALES}/auditoria-de-tarifas`,
      name: 'card-machine-fees',
      title: 'card-machine:fees.title',
      load: () => import('./fees/fee-list'),
      prefetch: [firstPage(machineFees)],
    },
    {
      path: `${SALES}/:id`,
      name: 'card-machine-sale',
      title: 'card-machine:sale.title',
      keepScroll: true,
      load: () => import('./sales/sale-detail'),
    },
    {
      path: SETTINGS,
      name: settings,
      permission: settings,
      title: 'card-machine:settings.title',
      load: () => import('./settings/settings-page'),
    },
    {
      path: `${SETTINGS}/nova-ativacao`,
      name: 'card-machine-activation',
      permission: settings,
      title: 'card-machine:activation.title',
      load: () => import('./settings/activation-page'),
    },
    {
      path: `${SETTINGS}/plano`,
      name: 'card-machine-plan',
      permission: settings,
      title: 'card-machine:plan.title',
      load: () => import('./settings/plan-page'),
    },
    {
      path: `${SETTINGS}/senha`,
      name: 'card-machine-pins',
      permission: settings,
      title: 'card-machine:pin.all',
      as: 'drawer',
      load: () => import('./settings/change-pins'),
    },
    {
      path: `${SETTINGS}/maquininhas/:id`,
      name: 'card-machine-edit',
      permission: settings,
      title: 'card-machine:machine.edit',
      as: 'drawer',
      load: () => import('./settings/edit-machine'),
    },
  ],
});
