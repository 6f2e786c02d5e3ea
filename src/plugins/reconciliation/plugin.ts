import { AppstoreOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { reconciliation } from '../../resources/reconciliation';

declare module '../../locale-files' {
  interface LocaleFiles {
    reconciliation: typeof import('../../../locales/pt-BR/reconciliation.json');
    'reconciliation.menu': typeof import('../../../locales/pt-BR/reconciliation.menu.json');
  }
}

const PATH = '/reconciliation';
const permission = 'reconciliation';

export default definePlugin({
  id: 'reconciliation',
  resources: [reconciliation],
  menu: [
    {
      id: 'reconciliation',
      in: 'main',
      order: 900,
      to: PATH,
      label: 'reconciliation.menu:list',
      icon: AppstoreOutlined,
    },
  ],
  pages: [
    {
      path: PATH,
      name: 'reconciliation',
      permission,
      title: 'reconciliation:list.title',
      load: () => import('./list/reconciliation-list'),
      prefetch: [firstPage(reconciliation)],
    },
    {
      path: `${PATH}/novo`,
      name: 'reconciliation-new',
      permission,
      title: 'reconciliation:create.title',
      as: 'drawer',
      load: () => import('./actions/create-reconciliation'),
    },
    {
      path: `${PATH}/:id`,
      name: 'reconciliation-detail',
      permission,
      title: 'reconciliation:detail.title',
      keepScroll: true,
      load: () => import('./detail/reconciliation-detail'),
    },
  ],
});
