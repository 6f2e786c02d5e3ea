import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { topUps } from '../../resources/top-ups';

declare module '../../locale-files' {
  interface LocaleFiles {
    'top-up': typeof import('../../../locales/pt-BR/top-up.json');
    'top-up.menu': typeof import('../../../locales/pt-BR/top-up.menu.json');
  }
}

const TOP_UP = '/servicos/recarga-para-telefone';
const permission = 'services:recharge';

/** Topping up phones (AREAS-1-10, AREAS-2-services-1). */
export default definePlugin({
  id: 'top-up',
  permission,
  texts: ['money', 'signing'],
  resources: [topUps],
  menu: [{ id: permission, in: 'services', order: 10, to: TOP_UP, label: 'top-up.menu:page' }],
  pages: [
    { path: TOP_UP, name: permission, title: 'top-up:title', load: () => import('./top-up-page') },
    {
      path: `${TOP_UP}/historico`,
      name: 'top-ups',
      title: 'top-up:list.title',
      load: () => import('./top-up-list'),
      prefetch: [firstPage(topUps)],
    },
    {
      path: '/servicos/recarga-de-celular',
      title: 'top-up:title',
      redirects: true,
      load: () => import('./old-path'),
    },
  ],
});
