import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { returnFiles } from '../../resources/file-exchange';

declare module '../../locale-files' {
  interface LocaleFiles {
    'file-exchange': typeof import('../../../locales/pt-BR/file-exchange.json');
    'file-exchange.menu': typeof import('../../../locales/pt-BR/file-exchange.menu.json');
  }
}

const ROOT = '/troca-de-arquivos';
const RETURNS = 'cnab:files-transmission:return-files';
const VALIDATOR = 'cnab:files-transmission:layout-validator';

/** CNAB files between a company and the bank (AREAS-1-12). */
export default definePlugin({
  id: 'file-exchange',
  texts: ['sheets'],
  resources: [returnFiles],
  menu: [
    { id: RETURNS, in: 'cnab', order: 10, to: `${ROOT}/arquivos-retorno`, label: 'file-exchange.menu:returns' },
    {
      id: VALIDATOR,
      in: 'cnab',
      order: 30,
      to: `${ROOT}/validador-layout`,
      label: 'file-exchange.menu:validator',
    },
  ],
  pages: [
    {
      path: `${ROOT}/arquivos-retorno`,
      name: RETURNS,
      permission: RETURNS,
      title: 'file-exchange:return.title',
      load: () => import('./return-files/file-list'),
      prefetch: [firstPage(returnFiles), call('GET /file-exchange/return-settings', {})],
    },
    {
      path: `${ROOT}/validador-layout`,
      name: VALIDATOR,
      permission: VALIDATOR,
      title: 'file-exchange:validator.title',
      load: () => import('./validator/validator-page'),
    },
  ],
});
