import { definePlugin } from '../../define-plugin';
import { receivables } from '../../resources/receivables';

declare module '../../locale-files' {
  interface LocaleFiles {
    'receive-overview': typeof import('../../../locales/pt-BR/receive-overview.json');
    'receive-overview.menu': typeof import('../../../locales/pt-BR/receive-overview.menu.json');
  }
}

const OVERVIEW = '/receber/visao-geral';
const permission = 'receive:overview';

/** Overview of what was received and what is receivable; each figure links to the list of its charges. */
export default definePlugin({
  id: 'receive-overview',
  permission,
  texts: ['charging'],
  resources: [receivables],
  menu: [
    {
      id: permission,
      in: 'receive',
      order: 5,
      to: OVERVIEW,
      label: 'receive-overview.menu:overview',
      // where the billets, which a day needs more, are not for this person
      bar: { label: 'receive-overview.menu:bar', order: 41 },
    },
  ],
  pages: [
    {
      path: OVERVIEW,
      name: 'receive:overview',
      title: 'receive-overview:title',
      load: () => import('./overview'),
    },
    {
      path: `${OVERVIEW}/cobrancas`,
      name: 'receivables-list',
      title: 'receive-overview:list.title',
      cached: true,
      load: () => import('./receivables-list'),
    },
  ],
});
