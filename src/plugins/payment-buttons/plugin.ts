import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { paymentButtons } from '../../resources/payment-buttons';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    'payment-buttons': typeof import('../../../locales/pt-BR/payment-buttons.json');
    'payment-buttons.menu': typeof import('../../../locales/pt-BR/payment-buttons.menu.json');
  }
}

const BUTTONS = '/receber/gestao-de-cobrancas/botoes-de-pagamento';
const permission = 'receive:management:payment-buttons';

/** Payment buttons: snippets for other sites that lead to a payment page. */
export default definePlugin({
  id: 'payment-buttons',
  permission,
  texts: ['links', 'charging'],
  resources: [paymentButtons, tags],
  menu: [
    {
      id: permission,
      in: 'receive:management',
      order: 32,
      to: BUTTONS,
      label: 'payment-buttons.menu:buttons',
    },
  ],
  pages: [
    {
      path: BUTTONS,
      name: permission,
      title: 'payment-buttons:list.title',
      cached: true,
      load: () => import('./list'),
      prefetch: [firstPage(paymentButtons), call('POST /v2/payment-buttons/totals', { body: { filed: false } })],
    },
    {
      path: `${BUTTONS}/novo`,
      name: 'payment-buttons-new',
      title: 'payment-buttons:new.title',
      load: () => import('./new/new-button'),
    },
    {
      path: `${BUTTONS}/:id`,
      name: 'payment-buttons-detail',
      title: 'payment-buttons:detail.title',
      keepScroll: true,
      load: () => import('./detail'),
    },
    {
      path: `${BUTTONS}/:id/editar`,
      title: 'links:action.update',
      as: 'drawer',
      load: () => import('./actions/update-button'),
    },
    {
      path: `${BUTTONS}/:id/ativar`,
      title: 'links:action.enable',
      as: 'drawer',
      load: () => import('./actions/enable-button'),
    },
    {
      path: `${BUTTONS}/:id/desativar`,
      title: 'links:action.disable',
      as: 'drawer',
      load: () => import('./actions/disable-button'),
    },
    {
      path: `${BUTTONS}/:id/arquivar`,
      title: 'links:action.file',
      as: 'drawer',
      load: () => import('./actions/file'),
    },
    {
      path: `${BUTTONS}/:id/etiquetas`,
      title: 'links:action.tags',
      as: 'drawer',
      load: () => import('./actions/tags'),
    },
    {
      path: `${BUTTONS}/:id/anotacao`,
      title: 'links:action.note',
      as: 'drawer',
      load: () => import('./actions/note'),
    },
  ],
});
