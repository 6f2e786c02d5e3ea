import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'file-exchange': typeof import('../../../locales/pt-BR/file-exchange.json');
    'file-exchange.menu': typeof import('../../../locales/pt-BR/file-exchange.menu.json');
  }
}

const ROOT = '/troca-de-arquivos';
const VALIDATOR = 'cnab:files-transmission:layout-validator';

/** CNAB files between a company and the bank (AREAS-1-12). */
export default definePlugin({
  id: 'file-exchange',
  texts: ['sheets'],
  menu: [
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
      path: `${ROOT}/validador-layout`,
      name: VALIDATOR,
      permission: VALIDATOR,
      title: 'file-exchange:validator.title',
      load: () => import('./validator/validator-page'),
    },
  ],
});
