import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { subscriptionPlans } from '../../resources/subscription-plans';
import { subscriptionCharges, subscriptionRequests, subscriptions } from '../../resources/subscriptions';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    subscriptions: typeof import('../../../locales/pt-BR/subscriptions.json');
    'subscriptions.menu': typeof import('../../../locales/pt-BR/subscriptions.menu.json');
  }
}

const SUBSCRIPTIONS = '/receber/gestao-de-cobrancas/assinaturas';
const CHARGE = `${SUBSCRIPTIONS}/cobrancas/:id` as const;
const PLANS = `${SUBSCRIPTIONS}/planos` as const;
const permission = 'receive:management:subscriptions';

/** Subscriptions: their lists, charges, subscriptions not yet paid for, plans, and the form that issues them (AREAS-2-receive-7). */
export default definePlugin({
  id: 'subscriptions',
  permission,
  texts: ['charging'],
  resources: [subscriptions, subscriptionRequests, subscriptionCharges, subscriptionPlans, tags],
  menu: [
    {
      id: permission,
      in: 'receive:recurrence',
      order: 10,
      to: SUBSCRIPTIONS,
      label: 'subscriptions.menu:subscriptions',
    },
  ],
  notifications: [{ param: 'subscriptionId', route: 'billing-subscription-management-detail', as: { path: 'id' } }],
  pages: [
    {
      path: SUBSCRIPTIONS,
      name: 'receive:management:subscriptions',
      title: 'subscriptions:list.title',
      cached: true,
      load: () => import('./list/subscriptions'),
      prefetch: [firstPage(subscriptions), call('POST /v2/subscriptions/totals', { body: {} })],
    },
    {
      path: `${SUBSCRIPTIONS}/cobrancas`,
      name: 'subscriptions-charges',
      title: 'subscriptions:tab.charges',
      cached: true,
      load: () => import('./list/charges'),
      prefetch: [firstPage(subscriptionCharges)],
    },
    {
      path: `${SUBSCRIPTIONS}/solicitacoes`,
      name: 'subscriptions-requests',
      title: 'subscriptions:tab.requests',
      cached: true,
      load: () => import('./list/requests'),
      prefetch: [firstPage(subscriptionRequests)],
    },
    {
      path: PLANS,
      name: 'subscriptions-plans',
      title: 'subscriptions:tab.plans',
      load: () => import('./plans/plans'),
    },
    {
      path: `${PLANS}/novo`,
      title: 'subscriptions:plan.create.title',
      as: 'drawer',
      load: () => import('./plans/create-plan'),
    },
    {
      path: `${PLANS}/:id/editar`,
      title: 'subscriptions:plan.edit.title',
      as: 'drawer',
      load: () => import('./plans/edit-plan'),
    },
    {
      path: `${PLANS}/:id/excluir`,
      title: 'subscriptions:plan.remove.title',
      as: 'drawer',
      load: () => import('./plans/remove-plan'),
    },
    {
      path: CHARGE,
      name: 'subscriptions-charge',
      title: 'subscriptions:charge.title',
      keepScroll: true,
      load: () => import('./detail/charge-detail'),
    },
    {
      path: `${CHARGE}/cancelar`,
      title: 'subscriptions:charge-cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-charge'),
    },
    {
      path: `${CHARGE}/marcar-como-pago`,
      title: 'subscriptions:charge-manual-payment.title',
      as: 'drawer',
      load: () => import('./actions/settle-charge'),
    },
    {
      path: `${CHARGE}/alterar-vencimento`,
      title: 'subscriptions:charge-expire-at.title',
      as: 'drawer',
      load: () => import('./actions/move-charge'),
    },
    {
      path: `${CHARGE}/reenviar-email`,
      title: 'subscriptions:charge-resend-email.title',
      as: 'drawer',
      load: () => import('./actions/resend-charge'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id`,
      name: 'billing-subscription-management-detail',
      title: 'subscriptions:detail.title',
      keepScroll: true,
      load: () => import('./detail/subscription-detail'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/alterar`,
      title: 'subscriptions:update.title',
      as: 'drawer',
      load: () => import('./actions/update-subscription'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/cancelar`,
      title: 'subscriptions:cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-subscription'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/tentar-novamente`,
      title: 'subscriptions:retry.title',
      as: 'drawer',
      load: () => import('./actions/retry-subscription'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/etiquetas`,
      title: 'subscriptions:tags.title',
      as: 'drawer',
      load: () => import('./actions/edit-tags'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/anotacao`,
      title: 'subscriptions:note.title',
      as: 'drawer',
      load: () => import('./actions/edit-note'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/pagamento/:idDetail`,
      name: 'subscriptions-payment',
      title: 'subscriptions:charge.title',
      keepScroll: true,
      load: () => import('./detail/charge-detail'),
    },
    {
      path: `${SUBSCRIPTIONS}/:id/alteracao-de-email`,
      name: 'subscriptions-email',
      title: 'subscriptions:email.title',
      load: () => import('./actions/change-email'),
    },
  ],
  slots: {
    'charge-kind': [
      {
        id: 'subscription',
        order: 50,
        permission: 'receive:do-charge',
        label: 'subscriptions.menu:subscriptions',
        load: () => import('./issue/issue-subscription'),
      },
    ],
  },
});
