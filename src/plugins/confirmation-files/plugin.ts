import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { confirmationFiles } from '../../resources/confirmation-files';

declare module '../../locale-files' {
  interface LocaleFiles {
    'confirmation-files': typeof import('../../../locales/pt-BR/confirmation-files.json');
    'confirmation-files.menu': typeof import('../../../locales/pt-BR/confirmation-files.menu.json');
  }
}

const permission = 'receive:automations:confirmation-files';

/** Files of confirmed payments, one for each day. */
export default definePlugin({
  id: 'confirmation-files',
  resources: [confirmationFiles],
  menu: [
    {
      id: permission,
      in: 'receive:automations',
      order: 80,
      to: '/receber/automatizacoes/arquivos-de-confirmacao',
      label: 'confirmation-files.menu:files',
    },
  ],
  pages: [
    {
      path: '/receber/automatizacoes/arquivos-de-confirmacao',
      name: permission,
      permission,
      title: 'confirmation-files:list.title',
      load: () => import('./file-list'),
      prefetch: [firstPage(confirmationFiles)],
    },
  ],
});
