import { definePlugin } from '../../define-plugin';
import { call } from '../../define-resource';
import { KEYS } from '../../resources/pix-keys';

declare module '../../locale-files' {
  interface LocaleFiles {
    'pix-keys': typeof import('../../../locales/pt-BR/pix-keys.json');
    'pix-keys.menu': typeof import('../../../locales/pt-BR/pix-keys.menu.json');
  }
}

const permission = 'pix:keys';

/** Keys of the account, with portability and claims between banks (AREAS-2-pix-3). */
export default definePlugin({
  id: 'pix-keys',
  permission,
  texts: ['signing'],
  menu: [{ id: permission, in: 'pix', order: 50, to: KEYS, label: 'pix-keys.menu:keys' }],
  pages: [
    {
      path: KEYS,
      name: 'pix:keys',
      title: 'pix-keys:list.title',
      prefetch: [call('GET /pix/keys', {})],
      load: () => import('./list/keys-page'),
    },
    {
      path: `${KEYS}/cadastrar-chave`,
      name: 'pix-key-create',
      title: 'pix-keys:create.title',
      load: () => import('./ask/create-key'),
    },
    {
      path: `${KEYS}/portabilidade`,
      name: 'pix-key-portability',
      title: 'pix-keys:portability.title',
      load: () => import('./ask/portability'),
    },
    {
      path: `${KEYS}/reivindicar`,
      name: 'pix-key-claim',
      title: 'pix-keys:claim.title',
      load: () => import('./ask/claim'),
    },
    {
      path: `${KEYS}/validar`,
      name: 'pix-key-check',
      title: 'pix-keys:check.title',
      load: () => import('./ask/check-code'),
    },
    {
      path: `${KEYS}/:id/excluir`,
      name: 'pix-key-remove',
      title: 'pix-keys:remove.title',
      as: 'drawer',
      load: () => import('./claims/remove-key'),
    },
    {
      path: `${KEYS}/pedidos/:id/confirmar`,
      name: 'pix-claim-confirm',
      title: 'pix-keys:answer.title.take',
      as: 'drawer',
      load: () => import('./claims/confirm-claim'),
    },
    {
      path: `${KEYS}/pedidos/:id/recusar`,
      name: 'pix-claim-reject',
      title: 'pix-keys:answer.title.keep',
      as: 'drawer',
      load: () => import('./claims/reject-claim'),
    },
  ],
  notifications: [{ param: 'portability', route: 'pix:keys', as: { query: 'chave' } }],
  commands: [{ id: 'pix-keys', label: 'pix-keys.menu:keys', route: 'pix:keys', permission }],
});
