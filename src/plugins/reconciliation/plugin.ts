import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { reconciliation } from '../../resources/reconciliation';

declare module '../../locale-files' {
  interface LocaleFiles {
    reconciliation: typeof import('../../../locales/pt-BR/reconciliation.json');
    'reconciliation.menu': typeof import('../../../locales/pt-BR/reconciliation.menu.json');
  }
}

const PATH = '/receber/conciliacao';
const DETAIL = `${PATH}/:id` as const;
const permission = 'receive:reconciliation';

/** Money that came in without a charge: what it likely paid, to accept, split, set aside or take back. */
export default definePlugin({
  id: 'reconciliation',
  permission,
  resources: [reconciliation],
  menu: [
    {
      id: permission,
      in: 'receive:management',
      order: 40,
      to: PATH,
      label: 'reconciliation.menu:list',
    },
  ],
  notifications: [{ param: 'creditId', route: 'reconciliation-detail', as: { path: 'id' } }],
  pages: [
    {
      path: PATH,
      name: permission,
      title: 'reconciliation:list.title',
      cached: true,
      load: () => import('./list/credit-list'),
      prefetch: [firstPage(reconciliation), call('POST /reconciliation/totals', { body: {} })],
    },
    {
      path: DETAIL,
      name: 'reconciliation-detail',
      title: 'reconciliation:detail.title',
      keepScroll: true,
      load: () => import('./detail/credit-detail'),
    },
    {
      path: `${DETAIL}/distribuir`,
      name: 'reconciliation-split',
      title: 'reconciliation:split.title',
      as: 'drawer',
      load: () => import('./actions/split-credit'),
    },
  ],
});
