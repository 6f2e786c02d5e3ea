import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import {
  accountLogs,
  roleTemplates,
  subusersDisabled,
  subusersEnabled,
  subusersPending,
} from '../../resources/subusers';

declare module '../../locale-files' {
  interface LocaleFiles {
    subusers: typeof import('../../../locales/pt-BR/subusers.json');
    'subusers.menu': typeof import('../../../locales/pt-BR/subusers.menu.json');
  }
}

const ROOT = '/configuracoes-da-conta/usuarios-secundarios';
const entry = { menu: 'settings', in: 'subuser' } as const;

/** Sub-users of the account, their permissions and their log (AREAS-2-account-settings-9). */
export default definePlugin({
  id: 'subusers',
  texts: ['signing'],
  resources: [subusersEnabled, subusersPending, subusersDisabled, roleTemplates, accountLogs],
  menu: [
    {
      ...entry,
      id: 'settings:subuser',
      order: 10,
      to: ROOT,
      label: 'subusers.menu:enabled',
      bar: { label: 'menu:groups.subuser', order: 20 },
    },
    { ...entry, id: 'settings:subuser:pending', order: 20, to: `${ROOT}/pendentes`, label: 'subusers.menu:pending' },
    {
      ...entry,
      id: 'settings:subuser:disabled',
      order: 30,
      to: `${ROOT}/desabilitados`,
      label: 'subusers.menu:disabled',
    },
    { ...entry, id: 'settings:subuser:actions', order: 40, to: `${ROOT}/acoes`, label: 'subusers.menu:log' },
  ],
  commands: [
    {
      id: 'subuser-invite',
      label: 'subusers.menu:invite',
      route: 'subuser-invite',
      permission: 'settings:subuser',
      isPage: true,
    },
  ],
  pages: [
    {
      path: ROOT,
      name: 'settings:subuser',
      permission: 'settings:subuser',
      title: 'subusers:list.title',
      load: () => import('./list/enabled'),
    },
    {
      path: `${ROOT}/pendentes`,
      name: 'settings:subuser:pending',
      permission: 'settings:subuser:pending',
      title: 'subusers:list.pending',
      load: () => import('./list/pending'),
    },
    {
      path: `${ROOT}/desabilitados`,
      name: 'settings:subuser:disabled',
      permission: 'settings:subuser:disabled',
      title: 'subusers:list.disabled',
      load: () => import('./list/disabled'),
    },
    {
      path: `${ROOT}/convidar`,
      name: 'subuser-invite',
      permission: 'settings:subuser',
      title: 'subusers:invite.title',
      load: () => import('./invite/invite-page'),
    },
    {
      path: `${ROOT}/acoes`,
      name: 'account-logs',
      permission: 'settings:subuser:actions',
      title: 'subusers:log.title',
      load: () => import('./log/account-log'),
      prefetch: [firstPage(accountLogs)],
    },
    {
      path: `${ROOT}/:id`,
      name: 'settings:subuser:edit',
      permission: 'settings:subuser:edit',
      title: 'subusers:edit.page',
      keepScroll: true,
      load: () => import('./access/edit-access'),
    },
    {
      path: `${ROOT}/:id/acoes`,
      name: 'settings:subuser:actions',
      permission: 'settings:subuser:actions',
      title: 'subusers:log.page',
      load: () => import('./log/subuser-log'),
    },
  ],
});
