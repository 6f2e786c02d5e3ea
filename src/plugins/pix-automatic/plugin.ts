import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { AUTOMATIC, automaticPix } from '../../resources/pix-automatic';

declare module '../../locale-files' {
  interface LocaleFiles {
    'pix-automatic': typeof import('../../../locales/pt-BR/pix-automatic.json');
    'pix-automatic.menu': typeof import('../../../locales/pt-BR/pix-automatic.menu.json');
  }
}

const permission = 'pix:automatic-pix';

/** Pix automático as payer: authorisations, requests to authorise, and payments (AREAS-2-pix-5). */
export default definePlugin({
  id: 'pix-automatic',
  permission,
  texts: ['signing'],
  resources: [automaticPix],
  menu: [{ id: permission, in: 'pix', order: 30, to: AUTOMATIC, label: 'pix-automatic.menu:automatic' }],
  slots: { 'home-need': [{ id: 'requests', order: 20, permission, load: () => import('./requests-need') }] },
  pages: [
    {
      path: AUTOMATIC,
      name: permission,
      title: 'pix-automatic:home.title',
      load: () => import('./home-page'),
    },
    {
      path: `${AUTOMATIC}/autorizar`,
      name: 'pix-automatic-authorise',
      title: 'pix-automatic:authorise.title',
      load: () => import('./authorise/authorise-page'),
    },
    {
      path: `${AUTOMATIC}/pagamentos-autorizados`,
      name: 'pix-automatic-list',
      title: 'pix-automatic:list.title',
      cached: true,
      prefetch: [firstPage(automaticPix)],
      load: () => import('./list/list-page'),
    },
    {
      path: `${AUTOMATIC}/pagamentos-autorizados/:id`,
      name: 'pix-automatic-detail',
      title: 'pix-automatic:detail.title',
      keepScroll: true,
      load: () => import('./detail/detail-page'),
    },
    {
      path: `${AUTOMATIC}/pagamentos-autorizados/:id/limite`,
      title: 'pix-automatic:limit.title',
      as: 'drawer',
      load: () => import('./detail/change-limit'),
    },
    {
      path: `${AUTOMATIC}/pagamentos-autorizados/:id/cancelar`,
      title: 'pix-automatic:cancel.title',
      as: 'drawer',
      load: () => import('./detail/cancel-all'),
    },
    {
      path: `${AUTOMATIC}/pagamentos-autorizados/:id/cancelar-pagamento`,
      title: 'pix-automatic:cancelOne.title',
      as: 'drawer',
      load: () => import('./detail/cancel-next'),
    },
    {
      path: `${AUTOMATIC}/solicitacoes-pendentes`,
      name: 'pix-automatic-requests',
      title: 'pix-automatic:requests.title',
      load: () => import('./requests/requests-page'),
    },
    {
      path: `${AUTOMATIC}/solicitacoes-pendentes/:id/autorizar`,
      title: 'pix-automatic:accept.title',
      as: 'drawer',
      load: () => import('./requests/accept-request'),
    },
    {
      path: `${AUTOMATIC}/solicitacoes-pendentes/:id/recusar`,
      title: 'pix-automatic:refuse.title',
      as: 'drawer',
      load: () => import('./requests/refuse-request'),
    },
  ],
  notifications: [{ param: 'product', route: 'pix-automatic-requests', as: { query: 'de' } }],
});
