import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    registration: typeof import('../../../locales/pt-BR/registration.json');
    'registration.menu': typeof import('../../../locales/pt-BR/registration.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    'registration-data': never;
  }
}

const ROOT = '/dados-cadastrais';
const permission = 'registration';

/** Registration of the person and the company, and its update in steps (SHELL-2.1-12, SHELL-7.3-1). */
export default definePlugin({
  id: 'registration',
  permission,
  texts: ['signing'],
  slots: {
    profileMenu: [{ id: 'registration', order: 10, permission, load: () => import('./menu-item') }],
    'home-need': [{ id: 'documents', order: 30, permission, load: () => import('./documents-need') }],
  },
  commands: [
    { id: 'registration-data', label: 'registration.menu:data', route: 'registration-data', permission, isPage: true },
  ],
  pages: [
    {
      path: ROOT,
      name: 'registration-data',
      title: 'registration:data.title',
      load: () => import('./data/registration-data'),
    },
    {
      path: `${ROOT}/atualizacao-cadastral`,
      name: 'registration-update',
      title: 'registration:update.title',
      load: () => import('./update/registration-update'),
    },
  ],
});
