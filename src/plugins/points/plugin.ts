import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { points } from '../../resources/points';

declare module '../../locale-files' {
  interface LocaleFiles {
    points: typeof import('../../../locales/pt-BR/points.json');
    'points.menu': typeof import('../../../locales/pt-BR/points.menu.json');
  }
}

const ROOT = '/servicos/programa-de-pontos';
const permission = 'services:points-program';

/** Points earned by payments, and their exchange for money (AREAS-2-services-1). */
export default definePlugin({
  id: 'points',
  permission,
  texts: ['signing'],
  resources: [points],
  menu: [{ id: permission, in: 'services', order: 20, to: ROOT, label: 'points.menu:page' }],
  pages: [
    {
      path: ROOT,
      name: permission,
      title: 'points:title',
      load: () => import('./points-page'),
      prefetch: [firstPage(points)],
    },
    {
      path: `${ROOT}/trocar`,
      name: 'points-redeem',
      title: 'points:redeem.title',
      as: 'drawer',
      load: () => import('./redeem-points'),
    },
  ],
});
