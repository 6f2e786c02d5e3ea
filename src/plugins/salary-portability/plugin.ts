import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { salaryPortabilities } from '../../resources/salary-portabilities';

declare module '../../locale-files' {
  interface LocaleFiles {
    'salary-portability': typeof import('../../../locales/pt-BR/salary-portability.json');
    'salary-portability.menu': typeof import('../../../locales/pt-BR/salary-portability.menu.json');
  }
}

const ROOT = '/servicos/portabilidade-de-salario';
const permission = 'services:salary-portability';

/** Having a salary sent on to this account by the bank that pays it (AREAS-2-services-2). */
export default definePlugin({
  id: 'salary-portability',
  permission,
  texts: ['signing'],
  resources: [salaryPortabilities],
  menu: [
    {
      id: permission,
      in: 'services',
      order: 30,
      to: ROOT,
      label: 'salary-portability.menu:list',
      badge: 'salary-portability',
    },
  ],
  pages: [
    {
      path: ROOT,
      name: permission,
      title: 'salary-portability:list.title',
      load: () => import('./portability-list'),
      prefetch: [firstPage(salaryPortabilities)],
    },
    {
      path: `${ROOT}/nova-portabilidade`,
      name: 'salary-portability-new',
      title: 'salary-portability:new.title',
      load: () => import('./new-page'),
    },
    {
      path: `${ROOT}/cancelar-solicitacao`,
      name: 'salary-portability-cancel',
      title: 'salary-portability:cancel.title',
      load: () => import('./cancel-page'),
    },
    {
      path: `${ROOT}/cancelar-solicitacao/comprovante`,
      name: 'salary-portability-cancelled',
      title: 'salary-portability:cancelled.title',
      load: () => import('./cancelled-page'),
    },
    {
      path: `${ROOT}/:id`,
      name: 'salary-portability-detail',
      title: 'salary-portability:detail.title',
      keepScroll: true,
      load: () => import('./portability-detail'),
    },
  ],
});
