import { PlusCircleOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { deposits } from '../../resources/deposits';

declare module '../../locale-files' {
  interface LocaleFiles {
    deposits: typeof import('../../../locales/pt-BR/deposits.json');
    'deposits.menu': typeof import('../../../locales/pt-BR/deposits.menu.json');
  }
}

const DEPOSITS = '/depositar';
const permission = 'deposits';

/** Money put into the account by a billet (AREAS-2-deposits-1). */
export default definePlugin({
  id: 'deposits',
  permission,
  resources: [deposits],
  menu: [
    { id: 'deposits', in: 'main', order: 350, to: DEPOSITS, label: 'deposits.menu:deposits', icon: PlusCircleOutlined },
  ],
  pages: [
    {
      path: DEPOSITS,
      name: 'deposits',
      title: 'deposits:list.title',
      load: () => import('./deposit-list'),
    },
    {
      path: `${DEPOSITS}/boleto/gerar`,
      name: 'deposits-new',
      title: 'deposits:new.title',
      load: () => import('./new-deposit'),
    },
    {
      path: `${DEPOSITS}/boleto/gerar/comprovante`,
      name: 'deposits-receipt',
      title: 'deposits:receipt.title',
      load: () => import('./deposit-receipt'),
    },
  ],
});
