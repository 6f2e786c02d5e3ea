import { ShareAltOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { repasses } from '../../resources/splits';

declare module '../../locale-files' {
  interface LocaleFiles {
    splits: typeof import('../../../locales/pt-BR/splits.json');
    'splits.menu': typeof import('../../../locales/pt-BR/splits.menu.json');
  }
}

const REPASSES = '/parceria/repasses';
const permission = 'partnerships:transfers';

/** Split amounts received from other accounts' charges (AREAS-2-partnership-and-api-1). */
export default definePlugin({
  id: 'splits',
  resources: [repasses],
  notifications: [{ param: 'destinationType', route: 'partnerships:transfers', as: { query: 'de' } }],
  menu: [{ id: permission, in: 'main', order: 360, to: REPASSES, label: 'splits.menu:splits', icon: ShareAltOutlined }],
  pages: [
    {
      path: REPASSES,
      name: 'partnerships:transfers',
      permission,
      title: 'splits:list.title',
      cached: true,
      load: () => import('./repass-list'),
      prefetch: [firstPage(repasses), call('GET /v2/partner/repass', { query: {} })],
    },
  ],
});
