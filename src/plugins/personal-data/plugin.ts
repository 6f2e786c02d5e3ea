import { definePlugin } from '../../define-plugin';
import { PERSONAL_DATA } from '../../resources/personal-data';

declare module '../../locale-files' {
  interface LocaleFiles {
    'personal-data': typeof import('../../../locales/pt-BR/personal-data.json');
    'personal-data.menu': typeof import('../../../locales/pt-BR/personal-data.menu.json');
  }
}

const permission = 'registration';

/** What a person may ask of the data about them: a copy, and their erasure (LGPD, art. 18). */
export default definePlugin({
  id: 'personal-data',
  permission,
  texts: ['signing'],
  commands: [
    { id: 'personal-data', label: 'personal-data.menu:data', route: 'personal-data', permission, isPage: true },
  ],
  pages: [
    {
      path: PERSONAL_DATA,
      name: 'personal-data',
      title: 'personal-data:title',
      load: () => import('./personal-data-page'),
    },
    {
      path: `${PERSONAL_DATA}/eliminar`,
      name: 'personal-data-erasure',
      title: 'personal-data:erasure.title',
      as: 'drawer',
      load: () => import('./ask-erasure'),
    },
  ],
});
