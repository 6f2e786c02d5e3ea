import { HomeOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    home: typeof import('../../../locales/pt-BR/home.json');
    'home.menu': typeof import('../../../locales/pt-BR/home.menu.json');
  }
}

export default definePlugin({
  id: 'home',
  menu: [{ id: 'home', in: 'main', order: 0, to: '/home', label: 'home.menu:home', icon: HomeOutlined }],
  pages: [{ path: '/home', name: 'home', permission: 'home', title: 'home:title', load: () => import('./home-page') }],
  slots: {
    homeCard: [
      { id: 'indicators', order: 10, permission: 'statement:releases', load: () => import('./cards/indicators') },
      { id: 'shortcuts', order: 20, load: () => import('./cards/shortcuts') },
    ],
  },
});
