import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { returnDeliveries } from '../../resources/file-exchange';

declare module '../../locale-files' {
  interface LocaleFiles {
    'file-exchange-sftp': typeof import('../../../locales/pt-BR/file-exchange-sftp.json');
    'file-exchange-sftp.menu': typeof import('../../../locales/pt-BR/file-exchange-sftp.menu.json');
  }
}
const RETURNS = 'cnab:files-transmission:return-files';
const PATH = '/troca-de-arquivos/arquivos-retorno/sftp';

/** Return files sent to the company's own server. */
export default definePlugin({
  id: 'file-exchange-sftp',
  permission: RETURNS,
  texts: ['signing'],
  resources: [returnDeliveries],
  commands: [
    { id: 'cnab-sftp', label: 'file-exchange-sftp.menu:sftp', route: 'cnab-sftp', permission: RETURNS, isPage: true },
  ],
  pages: [
    {
      path: PATH,
      name: 'cnab-sftp',
      title: 'file-exchange-sftp:title',
      under: RETURNS,
      load: () => import('./delivery-list'),
      prefetch: [firstPage(returnDeliveries), call('GET /file-exchange/return-server', {})],
    },
    {
      path: `${PATH}/servidor`,
      name: 'cnab-sftp-server',
      title: 'file-exchange-sftp:set.title',
      under: RETURNS,
      load: () => import('./server-form'),
      prefetch: [call('GET /file-exchange/return-server', {})],
    },
  ],
});
