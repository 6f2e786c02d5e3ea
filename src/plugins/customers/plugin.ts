import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { customers } from '../../resources/customers';
import { groups } from '../../resources/groups';

declare module '../../locale-files' {
  interface LocaleFiles {
    customers: typeof import('../../../locales/pt-BR/customers.json');
    'customers-import': typeof import('../../../locales/pt-BR/customers-import.json');
    'customers.menu': typeof import('../../../locales/pt-BR/customers.menu.json');
  }
}

const CUSTOMERS = '/receber/clientes';
const permission = 'receive:customers';

/** Customers: the list, the detail, groups, registering, importing, changing, deleting and merging. */
export default definePlugin({
  id: 'customers',
  permission,
  resources: [customers, groups],
  menu: [
    {
      id: 'receive:customers',
      in: 'receive:registry',
      order: 10,
      to: CUSTOMERS,
      label: 'customers.menu:customers',
    },
  ],
  pages: [
    {
      path: CUSTOMERS,
      name: 'receive:customers',
      title: 'customers:list.title',
      cached: true,
      load: () => import('./list/customer-list'),
      prefetch: [firstPage(customers)],
    },
    {
      path: `${CUSTOMERS}/novo`,
      name: 'customers-new',
      title: 'customers:create.title',
      as: 'drawer',
      load: () => import('./actions/create-customer'),
    },
    {
      path: `${CUSTOMERS}/importar-planilha`,
      name: 'customers-import',
      title: 'customers:list.import',
      load: () => import('./import/import-page'),
    },
    {
      path: `${CUSTOMERS}/grupos`,
      name: 'customers-groups',
      title: 'customers:groups.title',
      as: 'drawer',
      load: () => import('./groups/manage-groups'),
    },
    {
      path: `${CUSTOMERS}/duplicados`,
      name: 'customers-duplicates',
      title: 'customers:duplicates.title',
      load: () => import('./merge/duplicates'),
    },
    {
      path: `${CUSTOMERS}/unir`,
      name: 'customers-merge',
      title: 'customers:merge.title',
      load: () => import('./merge/merge-customers'),
    },
    {
      path: `${CUSTOMERS}/:id`,
      name: 'customers-detail',
      title: 'customers:detail.title',
      keepScroll: true,
      load: () => import('./detail/customer-detail'),
    },
    {
      path: `${CUSTOMERS}/:id/editar`,
      title: 'customers:edit.title',
      as: 'drawer',
      load: () => import('./actions/edit-customer'),
    },
    {
      path: `${CUSTOMERS}/:id/excluir`,
      title: 'customers:remove.title',
      as: 'drawer',
      load: () => import('./actions/remove-customer'),
    },
  ],
});
