import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { returnFiles, shippingFiles } from '../../resources/file-exchange';

declare module '../../locale-files' {
  interface LocaleFiles {
    'file-exchange': typeof import('../../../locales/pt-BR/file-exchange.json');
    'file-exchange.menu': typeof import('../../../locales/pt-BR/file-exchange.menu.json');
  }
}

const ROOT = '/troca-de-arquivos';
const RETURNS = 'cnab:files-transmission:return-files';
const SHIPPING = 'cnab:files-transmission:manager';
const VALIDATOR = 'cnab:files-transmission:layout-validator';

/** CNAB files between a company and the bank (AREAS-1-12). */
export default definePlugin({
  id: 'file-exchange',
  texts: ['sheets'],
  resources: [returnFiles, shippingFiles],
  menu: [
    { id: RETURNS, in: 'cnab', order: 10, to: `${ROOT}/arquivos-retorno`, label: 'file-exchange.menu:returns' },
    { id: SHIPPING, in: 'cnab', order: 20, to: `${ROOT}/arquivos-remessa`, label: 'file-exchange.menu:shipping' },
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
      path: `${ROOT}/arquivos-retorno/extrato`,
      name: 'cnab-statement',
      permission: 'statement',
      title: 'file-exchange:statement.title',
      as: 'drawer',
      load: () => import('./return-files/statement-drawer'),
    },
    {
      path: `${ROOT}/arquivos-remessa`,
      name: SHIPPING,
      permission: SHIPPING,
      title: 'file-exchange:shipping.title',
      load: () => import('./shipping/shipping-page'),
      prefetch: [firstPage(shippingFiles)],
    },
    {
      path: `${ROOT}/arquivos-remessa/planilhas`,
      name: 'cnab-sheets',
      permission: SHIPPING,
      title: 'file-exchange:sheets.title',
      load: () => import('./sheets/sheets-page'),
    },
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
