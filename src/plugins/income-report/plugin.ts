import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'income-report': typeof import('../../../locales/pt-BR/income-report.json');
    'income-report.menu': typeof import('../../../locales/pt-BR/income-report.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    'income-report': never;
  }
}

const permission = 'profile:income-report';

/** The yearly income report for the tax return (SHELL-2.1-13). */
export default definePlugin({
  id: 'income-report',
  slots: { profileMenu: [{ id: 'income-report', order: 30, permission, load: () => import('./menu-item') }] },
  commands: [
    { id: 'income-report', label: 'income-report.menu:report', route: 'income-report', permission, isPage: true },
  ],
  pages: [
    {
      path: '/informe-de-rendimentos',
      name: 'income-report',
      permission,
      title: 'income-report:title',
      load: () => import('./income-report'),
    },
  ],
});
