import { HomeOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    home: typeof import('../../../locales/pt-BR/home.json');
    'home.menu': typeof import('../../../locales/pt-BR/home.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    home: never;
  }
}

export default definePlugin({
  id: 'home',
  menu: [
    {
      id: 'home',
      in: 'main',
      order: 0,
      to: '/home',
      label: 'home.menu:home',
      icon: HomeOutlined,
      bar: { label: 'home.menu:home', order: 10 },
    },
  ],
  slots: {
    homeCard: [
      { id: 'first-steps', order: 4, permission: 'statement:releases', load: () => import('./first-steps') },
      { id: 'highlight', order: 90, load: () => import('./highlight-card') },
      { id: 'needs', order: 20, isSide: true, load: () => import('./needs-card') },
    ],
  },
  pages: [{ path: '/home', name: 'home', permission: 'home', title: 'home:title', load: () => import('./home-page') }],
});
