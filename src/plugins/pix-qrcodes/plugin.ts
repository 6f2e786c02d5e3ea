import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { pixQrcodes, QRCODE } from '../../resources/pix-qrcodes';

declare module '../../locale-files' {
  interface LocaleFiles {
    'pix-qrcodes': typeof import('../../../locales/pt-BR/pix-qrcodes.json');
    'pix-qrcodes.menu': typeof import('../../../locales/pt-BR/pix-qrcodes.menu.json');
  }
}

const permission = 'pix:qrcode';

/** Being paid by QR code (AREAS-2-pix-2). */
export default definePlugin({
  id: 'pix-qrcodes',
  permission,
  resources: [pixQrcodes],
  menu: [{ id: permission, in: 'pix', order: 40, to: QRCODE, label: 'pix-qrcodes.menu:create' }],
  pages: [
    {
      path: QRCODE,
      name: permission,
      title: 'pix-qrcodes:create.title',
      load: () => import('./create/create-page'),
    },
    {
      path: `${QRCODE}/gerados`,
      name: 'pix-qrcode-list',
      title: 'pix-qrcodes:list.title',
      cached: true,
      prefetch: [firstPage(pixQrcodes)],
      load: () => import('./list/list-page'),
    },
    {
      path: `${QRCODE}/gerados/:id`,
      name: 'pix-qrcode-detail',
      title: 'pix-qrcodes:detail.title',
      keepScroll: true,
      load: () => import('./detail/detail-page'),
    },
  ],
  commands: [{ id: 'pix-qrcode', label: 'pix-qrcodes.menu:create', route: permission, permission }],
});
