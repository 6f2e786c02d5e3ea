import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { cardCharges } from '../../resources/card-charges';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    'card-charges': typeof import('../../../locales/pt-BR/card-charges.json');
    'card-charges.menu': typeof import('../../../locales/pt-BR/card-charges.menu.json');
  }
}

const CARDS = '/receber/gestao-de-cobrancas/cartao-de-credito';
const permission = 'receive:management:credit-card';

/** Charges paid by card: the list, the detail with what is credited when, refunds and chargebacks. */
export default definePlugin({
  id: 'card-charges',
  permission,
  texts: ['charging', 'links'],
  resources: [cardCharges, tags],
  notifications: [{ param: 'cobrancasURL', route: 'receive:management:credit-card:detail', as: { path: 'id' } }],
  menu: [
    {
      id: permission,
      in: 'receive:management',
      order: 24,
      to: CARDS,
      label: 'card-charges.menu:cards',
    },
  ],
  pages: [
    {
      path: CARDS,
      name: permission,
      title: 'card-charges:list.title',
      cached: true,
      load: () => import('./list/card-charges'),
      prefetch: [firstPage(cardCharges), call('POST /v2/charges/credit-card/totals', { body: { filed: false } })],
    },
    {
      path: `${CARDS}/:id`,
      name: 'receive:management:credit-card:detail',
      title: 'card-charges:detail.title',
      keepScroll: true,
      load: () => import('./detail/card-detail'),
    },
    {
      path: `${CARDS}/:id/devolver`,
      title: 'card-charges:refund.title',
      as: 'drawer',
      load: () => import('./actions/refund'),
    },
    {
      path: `${CARDS}/:id/responder-contestacao`,
      title: 'card-charges:defend.title',
      as: 'drawer',
      load: () => import('./actions/defend'),
    },
    {
      path: `${CARDS}/:id/reenviar-email`,
      title: 'card-charges:resend-email.title',
      as: 'drawer',
      load: () => import('./actions/resend'),
    },
    {
      path: `${CARDS}/:id/cancelar`,
      title: 'card-charges:cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel'),
    },
    {
      path: `${CARDS}/:id/arquivar`,
      title: 'card-charges:file.title',
      as: 'drawer',
      load: () => import('./actions/file'),
    },
    {
      path: `${CARDS}/:id/etiquetas`,
      title: 'card-charges:tags.title',
      as: 'drawer',
      load: () => import('./actions/edit-tags'),
    },
    {
      path: `${CARDS}/:id/anotacao`,
      title: 'card-charges:note.title',
      as: 'drawer',
      load: () => import('./actions/edit-note'),
    },
  ],
  slots: {
    'charge-kind': [
      {
        id: 'credit_card',
        order: 30,
        permission: 'receive:do-charge',
        label: 'card-charges.menu:cards',
        load: () => import('./issue/issue-card'),
      },
    ],
  },
});
