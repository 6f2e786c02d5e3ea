import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { billets } from '../../resources/billets';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    charges: typeof import('../../../locales/pt-BR/charges.json');
    'charges-bulk': typeof import('../../../locales/pt-BR/charges-bulk.json');
    'charges.menu': typeof import('../../../locales/pt-BR/charges.menu.json');
  }
}

const BILLETS = '/receber/gestao-de-cobrancas/boletos';
const permission = 'receive:management:billets';

/** Billets: the list, the detail, their actions, and the form that issues them. */
export default definePlugin({
  id: 'charges',
  permission,
  texts: ['charging'],
  resources: [billets, tags],
  menu: [
    {
      id: 'receive:management:billets',
      in: 'receive:management',
      order: 20,
      to: BILLETS,
      label: 'charges.menu:billets',
      bar: { label: 'charges.menu:bar', order: 40 },
    },
  ],
  notifications: [{ param: 'chargeId', route: 'billing-banking_billet-management-detail', as: { path: 'id' } }],
  pages: [
    {
      path: BILLETS,
      name: 'receive:management:billets',
      title: 'charges:list.title',
      cached: true,
      load: () => import('./list/billets'),
      prefetch: [firstPage(billets), call('POST /v2/charges/banking-billet/totals', { body: { filed: false } })],
    },
    {
      path: `${BILLETS}/:id`,
      name: 'billing-banking_billet-management-detail',
      title: 'charges:detail.title',
      keepScroll: true,
      load: () => import('./detail/billet-detail'),
    },
    {
      path: `${BILLETS}/:id/cancelar`,
      title: 'charges:cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-billet'),
    },
    {
      path: `${BILLETS}/:id/arquivar`,
      title: 'charges:file.title',
      as: 'drawer',
      load: () => import('./actions/file-billet'),
    },
    {
      path: `${BILLETS}/:id/marcar-como-pago`,
      title: 'charges:manual-payment.title',
      as: 'drawer',
      load: () => import('./actions/settle-billet'),
    },
    {
      path: `${BILLETS}/:id/alterar-vencimento`,
      title: 'charges:expire-at.title',
      as: 'drawer',
      load: () => import('./actions/change-due-date'),
    },
    {
      path: `${BILLETS}/:id/reenviar-email`,
      title: 'charges:resend-email.title',
      as: 'drawer',
      load: () => import('./actions/resend-email'),
    },
    {
      path: `${BILLETS}/:id/reemitir`,
      permission: 'receive:do-charge',
      title: 'charges:reissue.title',
      as: 'drawer',
      load: () => import('./actions/reissue-billet'),
    },
    {
      path: `${BILLETS}/:id/etiquetas`,
      title: 'charges:tags.title',
      as: 'drawer',
      load: () => import('./tags/edit-tags'),
    },
    {
      path: `${BILLETS}/:id/anotacao`,
      title: 'charges:note.title',
      as: 'drawer',
      load: () => import('./actions/edit-note'),
    },
  ],
  slots: {
    'charge-kind': [
      {
        id: 'banking_billet',
        order: 10,
        permission: 'receive:do-charge',
        label: 'charges.menu:billets',
        load: () => import('./issue/issue-billet'),
      },
    ],
  },
});
