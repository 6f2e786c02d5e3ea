import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { paymentLinks } from '../../resources/payment-links';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    'payment-links': typeof import('../../../locales/pt-BR/payment-links.json');
    'payment-links.menu': typeof import('../../../locales/pt-BR/payment-links.menu.json');
  }
}

const LINKS = '/receber/gestao-de-cobrancas/links-de-pagamento';
const permission = 'receive:management:payment-links';

/** Payment links: the list, the detail, and creating one. */
export default definePlugin({
  id: 'payment-links',
  permission,
  texts: ['links', 'charging'],
  resources: [paymentLinks, tags],
  menu: [{ id: permission, in: 'receive:management', order: 26, to: LINKS, label: 'payment-links.menu:links' }],
  pages: [
    {
      path: LINKS,
      name: permission,
      title: 'payment-links:list.title',
      cached: true,
      load: () => import('./list'),
      prefetch: [firstPage(paymentLinks), call('POST /v2/payment-links/totals', { body: { filed: false } })],
    },
    {
      path: `${LINKS}/:id`,
      name: 'payment-links-detail',
      title: 'payment-links:detail.title',
      keepScroll: true,
      load: () => import('./detail'),
    },
    {
      path: `${LINKS}/:id/editar`,
      title: 'links:action.update',
      as: 'drawer',
      load: () => import('./actions/update-link'),
    },
    {
      path: `${LINKS}/:id/enviar-email`,
      title: 'links:action.resend-email',
      as: 'drawer',
      load: () => import('./actions/send-link'),
    },
    {
      path: `${LINKS}/:id/cancelar`,
      title: 'links:action.cancel',
      as: 'drawer',
      load: () => import('./actions/cancel-link'),
    },
    {
      path: `${LINKS}/:id/arquivar`,
      title: 'links:action.file',
      as: 'drawer',
      load: () => import('./actions/file'),
    },
    {
      path: `${LINKS}/:id/etiquetas`,
      title: 'links:action.tags',
      as: 'drawer',
      load: () => import('./actions/tags'),
    },
    {
      path: `${LINKS}/:id/anotacao`,
      title: 'links:action.note',
      as: 'drawer',
      load: () => import('./actions/note'),
    },
  ],
  slots: {
    'charge-kind': [
      {
        id: 'link',
        order: 40,
        permission: 'receive:do-charge',
        label: 'payment-links.menu:links',
        load: () => import('./issue/issue-link'),
      },
    ],
  },
});
