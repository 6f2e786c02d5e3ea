import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { reports } from '../../resources/reports';

declare module '../../locale-files' {
  interface LocaleFiles {
    reports: typeof import('../../../locales/pt-BR/reports.json');
    'reports.menu': typeof import('../../../locales/pt-BR/reports.menu.json');
  }
}

const permission = 'receive:reports';

/** Reports of charges: the list, a new one, and each one's progress. */
export default definePlugin({
  id: 'reports',
  permission,
  resources: [reports],
  menu: [
    {
      id: permission,
      in: 'receive',
      order: 90,
      to: '/receber/relatorios',
      label: 'reports.menu:reports',
    },
  ],
  pages: [
    {
      path: '/receber/relatorios',
      name: 'receive:reports',
      title: 'reports:list.title',
      load: () => import('./report-list'),
      prefetch: [firstPage(reports)],
    },
    {
      path: '/receber/relatorios/agendamentos',
      name: 'reports-schedules',
      title: 'reports:schedule.title',
      as: 'drawer',
      load: () => import('./schedules'),
    },
    {
      path: '/receber/gerar-novo-relatorio',
      name: 'reports-new',
      title: 'reports:new.title',
      load: () => import('./new-report'),
    },
    {
      path: '/receber/gerar-novo-relatorio/comprovante',
      name: 'reports-receipt',
      title: 'reports:receipt.title',
      load: () => import('./report-receipt'),
    },
  ],
});
