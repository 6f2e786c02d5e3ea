import { SafetyCertificateOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { SECURITY } from '../../resources/security';

declare module '../../locale-files' {
  interface LocaleFiles {
    'security.menu': typeof import('../../../locales/pt-BR/security.menu.json');
    security: typeof import('../../../locales/pt-BR/security.json');
  }
}

/** A person's own security: a page, and the modal of the profile menu (SHELL-2.3-4). */
export default definePlugin({
  id: 'security',
  texts: ['signing'],
  slots: { profileMenu: [{ id: 'security', order: 20, load: () => import('./menu-item') }] },
  menu: [
    {
      id: 'security',
      menu: 'settings',
      in: 'main',
      order: 45,
      to: SECURITY,
      permission: 'home',
      label: 'security.menu:page',
      icon: SafetyCertificateOutlined,
    },
  ],
  pages: [
    {
      path: SECURITY,
      name: 'security',
      permission: 'home',
      title: 'security:page.title',
      load: () => import('./security-page'),
    },
  ],
});
