import { definePlugin } from '../../define-plugin';
import { chargeItems } from '../../resources/charge-items';
import { customers } from '../../resources/customers';
import { messageTemplates } from '../../resources/message-templates';
import { tags } from '../../resources/tags';

declare module '../../locale-files' {
  interface LocaleFiles {
    issuing: typeof import('../../../locales/pt-BR/issuing.json');
    'issuing.menu': typeof import('../../../locales/pt-BR/issuing.menu.json');
  }
}

const permission = 'receive:do-charge';

/** The page that issues charges: each kind of charge provides its own form (slot 'charge-kind'). */
export default definePlugin({
  id: 'issuing',
  texts: ['charging'],
  resources: [customers, chargeItems, messageTemplates, tags],
  menu: [
    {
      id: 'receive:new-emit',
      in: 'receive',
      order: 10,
      to: '/receber/emitir-cobranca',
      permission,
      label: 'issuing.menu:issue',
    },
  ],
  notifications: [{ param: 'batchUUID', route: 'receive:new-emit', as: { query: 'lote' } }],
  commands: [{ id: 'issue', label: 'issuing.menu:issue', route: 'receive:new-emit', permission: 'receive:do-charge' }],
  pages: [
    {
      path: '/receber/emitir-cobranca',
      name: 'receive:new-emit',
      permission,
      title: 'issuing:title',
      shows: 'charge-kind',
      load: () => import('./issue-charge'),
    },
  ],
});
