import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'accountant-pack': typeof import('../../../locales/pt-BR/accountant-pack.json');
    'accountant-pack.menu': typeof import('../../../locales/pt-BR/accountant-pack.menu.json');
  }
}
declare module '../../registry' {
  interface Routes {
    'statement:accountant-pack': never;
    'statement:accountant-pack-mail': never;
  }
}

const PACK = '/extrato/pacote-do-contador';
const permission = 'statement:new-statement-export';

/** A month's files put together for the person's accountant. */
export default definePlugin({
  id: 'accountant-pack',
  permission,
  texts: ['signing'],
  menu: [
    {
      id: 'statement:accountant-pack',
      permission,
      in: 'statement:export',
      order: 20,
      to: PACK,
      label: 'accountant-pack.menu:pack',
    },
  ],
  pages: [
    {
      path: PACK,
      name: 'statement:accountant-pack',
      title: 'accountant-pack:title',
      load: () => import('./pack-page'),
    },
    {
      path: `${PACK}/por-email`,
      name: 'statement:accountant-pack-mail',
      title: 'accountant-pack:mail.title',
      as: 'drawer',
      load: () => import('./pack-mail'),
    },
  ],
});
