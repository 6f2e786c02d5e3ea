import { definePlugin, type PageDefinition } from '../../define-plugin';
import { limitRequests } from '../../resources/limits-requests';
import { GENERAL, LIMIT_PAGES, LIMITS } from '../../resources/limits-pages';

declare module '../../locale-files' {
  interface LocaleFiles {
    limits: typeof import('../../../locales/pt-BR/limits.json');
    'limits.menu': typeof import('../../../locales/pt-BR/limits.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    'settings:general-limits:settings': never;
    'settings:night-time': never;
    'settings:request-history': never;
  }
}

const ROOT = `${LIMITS}/configurar-limites` as const;
const NIGHT = `${LIMITS}/horario-noturno` as const;

const productPages = LIMIT_PAGES.flatMap(({ product, id, slug }): PageDefinition[] => [
  {
    path: `${ROOT}/${slug}`,
    name: id,
    permission: id,
    title: `limits:product.${product}`,
    load: () => import('./products/product-limits'),
  },
  {
    path: `${ROOT}/${slug}/alterar`,
    permission: id,
    title: 'limits:request.title',
    as: 'drawer',
    load: () => import('./products/request-limit'),
  },
]);

/** Limits on money that leaves the account, the night's hours, and requests to change them (AREAS-2-account-settings-3 to -7). */
export default definePlugin({
  id: 'limits',
  resources: [limitRequests],
  menu: [
    {
      id: GENERAL,
      menu: 'settings',
      in: 'settings:general-limits',
      order: 10,
      to: ROOT,
      label: 'limits.menu:settings',
      bar: { label: 'menu:groups.general-limits', order: 10 },
    },
    {
      id: 'settings:night-time',
      menu: 'settings',
      in: 'settings:general-limits',
      order: 20,
      to: NIGHT,
      label: 'limits.menu:night',
    },
    {
      id: 'settings:request-history',
      menu: 'settings',
      in: 'settings:general-limits',
      order: 40,
      to: `${LIMITS}/historico-de-solicitacoes`,
      label: 'limits.menu:history',
    },
    {
      id: `${GENERAL}:pix`,
      in: 'pix',
      order: 70,
      to: `${ROOT}/pix`,
      label: 'limits.menu:pix',
    },
  ],
  pages: [
    {
      path: ROOT,
      name: GENERAL,
      permission: GENERAL,
      title: 'limits:all.title',
      load: () => import('./products/all-limits'),
    },
    {
      path: `${ROOT}/alterar`,
      permission: GENERAL,
      title: 'limits:request.title',
      as: 'drawer',
      load: () => import('./products/request-limit'),
    },
    {
      path: `${ROOT}/horario`,
      permission: 'settings:night-time',
      title: 'limits:night.change',
      as: 'drawer',
      load: () => import('./night/change-night'),
    },
    ...productPages,
    {
      path: NIGHT,
      name: 'settings:night-time',
      permission: 'settings:night-time',
      title: 'limits:night.title',
      load: () => import('./night/night-time'),
    },
    {
      path: `${NIGHT}/alterar`,
      permission: 'settings:night-time',
      title: 'limits:night.change',
      as: 'drawer',
      load: () => import('./night/change-night'),
    },
    {
      path: `${LIMITS}/historico-de-solicitacoes`,
      name: 'settings:request-history',
      permission: 'settings:request-history',
      title: 'limits:history.title',
      cached: true,
      load: () => import('./history/request-history'),
    },
  ],
});
