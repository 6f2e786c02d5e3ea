import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { carnets } from '../../resources/carnets';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    carnets: typeof import('../../../locales/pt-BR/carnets.json');
    'carnets.menu': typeof import('../../../locales/pt-BR/carnets.menu.json');
  }
}

const CARNETS = '/receber/gestao-de-cobrancas/carnes';
const PARCEL = `${CARNETS}/:id/parcela/:idDetail` as const;
const permission = 'receive:management:carnets';

/** Carnets (books of billets): the list, the detail with the parcels, and the form that issues them. */
export default definePlugin({
  id: 'carnets',
  permission,
  texts: ['charging'],
  resources: [carnets, tags],
  notifications: [{ param: 'carnetId', route: 'carnets-detail', as: { path: 'id' } }],
  menu: [{ id: permission, in: 'receive:management', order: 22, to: CARNETS, label: 'carnets.menu:carnets' }],
  pages: [
    {
      path: CARNETS,
      name: 'receive:management:carnets',
      title: 'carnets:list.title',
      cached: true,
      load: () => import('./list/carnets'),
      prefetch: [firstPage(carnets), call('POST /v2/carnets/totals', { body: { filed: false } })],
    },
    {
      path: `${CARNETS}/:id`,
      name: 'carnets-detail',
      title: 'carnets:detail.title',
      keepScroll: true,
      load: () => import('./detail/carnet-detail'),
    },
    {
      path: `${CARNETS}/:id/cancelar`,
      title: 'carnets:cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-carnet'),
    },
    {
      path: `${CARNETS}/:id/arquivar`,
      title: 'carnets:file.title',
      as: 'drawer',
      load: () => import('./actions/file-carnet'),
    },
    {
      path: `${CARNETS}/:id/reenviar-email`,
      title: 'carnets:resend-email.title',
      as: 'drawer',
      load: () => import('./actions/resend-carnet'),
    },
    {
      path: `${CARNETS}/:id/etiquetas`,
      title: 'carnets:tags.title',
      as: 'drawer',
      load: () => import('./actions/edit-tags'),
    },
    {
      path: `${CARNETS}/:id/anotacao`,
      title: 'carnets:note.title',
      as: 'drawer',
      load: () => import('./actions/edit-note'),
    },
    {
      path: PARCEL,
      name: 'receive:management:carnets:parcel-details',
      title: 'carnets:parcel.title',
      keepScroll: true,
      load: () => import('./detail/parcel-detail'),
    },
    {
      path: `${PARCEL}/cancelar`,
      title: 'carnets:parcel-cancel.title',
      as: 'drawer',
      load: () => import('./actions/cancel-parcel'),
    },
    {
      path: `${PARCEL}/marcar-como-pago`,
      title: 'carnets:parcel-manual-payment.title',
      as: 'drawer',
      load: () => import('./actions/settle-parcel'),
    },
    {
      path: `${PARCEL}/alterar-vencimento`,
      title: 'carnets:parcel-expire-at.title',
      as: 'drawer',
      load: () => import('./actions/move-parcel'),
    },
    {
      path: `${PARCEL}/reenviar-email`,
      title: 'carnets:parcel-resend-email.title',
      as: 'drawer',
      load: () => import('./actions/resend-parcel'),
    },
  ],
  slots: {
    'charge-kind': [
      {
        id: 'carnet',
        order: 20,
        permission: 'receive:do-charge',
        label: 'carnets.menu:carnets',
        load: () => import('./issue/issue-carnet'),
      },
    ],
  },
});
