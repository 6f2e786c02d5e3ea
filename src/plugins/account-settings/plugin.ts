import { BankOutlined, DeleteOutlined, ShopOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';

declare module '../../locale-files' {
  interface LocaleFiles {
    'account-settings': typeof import('../../../locales/pt-BR/account-settings.json');
    'account-settings.menu': typeof import('../../../locales/pt-BR/account-settings.menu.json');
  }
}

declare module '../../registry' {
  interface Routes {
    'settings:activity-branch': never;
    'settings:delete-account': never;
  }
}

const ROOT = '/configuracoes-da-conta';

/** The account itself: its data, what it does, and its end (AREAS-2-account-settings-2). */
export default definePlugin({
  id: 'account-settings',
  menu: [
    {
      id: 'settings:account-data',
      menu: 'settings',
      in: 'main',
      order: 10,
      to: `${ROOT}/dados-da-conta`,
      label: 'account-settings.menu:data',
      icon: BankOutlined,
    },
    {
      id: 'settings:activity-branch',
      menu: 'settings',
      in: 'main',
      order: 20,
      to: `${ROOT}/ramo-de-atividade`,
      label: 'account-settings.menu:branch',
      icon: ShopOutlined,
    },
    {
      id: 'settings:delete-account',
      menu: 'settings',
      in: 'main',
      // the last of all, groups included
      order: 9000,
      to: `${ROOT}/excluir-conta`,
      label: 'account-settings.menu:remove',
      icon: DeleteOutlined,
    },
  ],
  pages: [
    {
      path: `${ROOT}/dados-da-conta`,
      name: 'settings:account-data',
      permission: 'settings:account-data',
      title: 'account-settings:data.title',
      load: () => import('./data/account-data'),
    },
    {
      path: `${ROOT}/ramo-de-atividade`,
      name: 'settings:activity-branch',
      permission: 'settings:activity-branch',
      title: 'account-settings:branch.title',
      load: () => import('./branch/activity-branch'),
    },
    {
      path: `${ROOT}/excluir-conta`,
      name: 'settings:delete-account',
      permission: 'settings:delete-account',
      title: 'account-settings:remove.title',
      load: () => import('./remove/delete-account'),
    },
    {
      path: `${ROOT}/excluir-conta/confirmar`,
      permission: 'settings:delete-account',
      title: 'account-settings:remove.confirmTitle',
      as: 'drawer',
      load: () => import('./remove/confirm-deletion'),
    },
  ],
});
