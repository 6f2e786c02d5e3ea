import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { pixCollections } from '../../resources/pix-collections';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    'pix-automatic-receive': typeof import('../../../locales/pt-BR/pix-automatic-receive.json');
    'pix-automatic-receive.menu': typeof import('../../../locales/pt-BR/pix-automatic-receive.menu.json');
  }
}

const COLLECTIONS = '/receber/gestao-de-cobrancas/pix-automatico';
const permission = 'receive:management:pix-automatic';

/** Pix automático as receiver: the list, the detail with its charges, and the form that asks a payer to authorise one. */
export default definePlugin({
  id: 'pix-automatic-receive',
  permission,
  texts: ['charging'],
  resources: [pixCollections, tags],
  menu: [
    {
      id: permission,
      in: 'receive:recurrence',
      order: 20,
      to: COLLECTIONS,
      badge: 'receive:do-charge:pix-automatic',
      label: 'pix-automatic-receive.menu:collections',
    },
  ],
  pages: [
    {
      path: COLLECTIONS,
      name: permission,
      title: 'pix-automatic-receive:list.title',
      cached: true,
      load: () => import('./list/collection-list'),
      prefetch: [firstPage(pixCollections)],
    },
    {
      path: `${COLLECTIONS}/:id`,
      name: 'pix-collections-detail',
      title: 'pix-automatic-receive:detail.title',
      keepScroll: true,
      load: () => import('./detail/collection-detail'),
    },
    {
      path: `${COLLECTIONS}/:id/cobrar`,
      title: 'pix-automatic-receive:charge.title',
      as: 'drawer',
      load: () => import('./actions/charge-cycle'),
    },
    {
      path: `${COLLECTIONS}/:id/cancelar-cobranca`,
      title: 'pix-automatic-receive:cancelCharge.title',
      as: 'drawer',
      load: () => import('./actions/cancel-charge'),
    },
    {
      path: `${COLLECTIONS}/:id/cancelar`,
      title: 'pix-automatic-receive:cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-collection'),
    },
    {
      path: `${COLLECTIONS}/:id/anotar`,
      title: 'pix-automatic-receive:note.title',
      as: 'drawer',
      load: () => import('./actions/edit-note'),
    },
    {
      path: `${COLLECTIONS}/:id/enviar`,
      title: 'pix-automatic-receive:resend-email.title',
      as: 'drawer',
      load: () => import('./actions/resend-request'),
    },
    {
      path: `${COLLECTIONS}/:id/etiquetas`,
      title: 'pix-automatic-receive:tags.title',
      as: 'drawer',
      load: () => import('./actions/edit-tags'),
    },
  ],
  slots: {
    'charge-kind': [
      {
        id: 'pix_automatic',
        order: 50,
        permission: 'receive:do-charge:pix-automatic',
        label: 'pix-automatic-receive.menu:collections',
        load: () => import('./new/new-collection'),
      },
    ],
  },
});
