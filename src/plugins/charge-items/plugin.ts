import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { chargeItems } from '../../resources/charge-items';

declare module '../../locale-files' {
  interface LocaleFiles {
    'charge-items': typeof import('../../../locales/pt-BR/charge-items.json');
    'charge-items.menu': typeof import('../../../locales/pt-BR/charge-items.menu.json');
  }
}

const ITEMS = '/receber/itens-de-cobranca';
const permission = 'receive:billing-items';

/** The catalogue of what is charged for: the list, each item with its price history, and changing them (AREAS-2-receive-4). */
export default definePlugin({
  id: 'charge-items',
  permission,
  resources: [chargeItems],
  menu: [
    {
      id: 'receive:billing-items',
      in: 'receive:registry',
      order: 20,
      to: ITEMS,
      label: 'charge-items.menu:items',
    },
  ],
  pages: [
    {
      path: ITEMS,
      name: 'receive:billing-items',
      title: 'charge-items:list.title',
      load: () => import('./list/item-list'),
      prefetch: [firstPage(chargeItems)],
    },
    {
      path: `${ITEMS}/novo`,
      name: 'charge-items-new',
      title: 'charge-items:create.title',
      as: 'drawer',
      load: () => import('./actions/create-item'),
    },
    {
      path: `${ITEMS}/:id`,
      name: 'charge-items-detail',
      title: 'charge-items:detail.title',
      keepScroll: true,
      load: () => import('./detail/item-detail'),
    },
    {
      path: `${ITEMS}/:id/editar`,
      title: 'charge-items:edit.title',
      as: 'drawer',
      load: () => import('./actions/edit-item'),
    },
    {
      path: `${ITEMS}/:id/excluir`,
      title: 'charge-items:remove.title',
      as: 'drawer',
      load: () => import('./actions/remove-item'),
    },
  ],
});
