import { CustomerServiceOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { tickets } from '../../resources/tickets';

declare module '../../locale-files' {
  interface LocaleFiles {
    tickets: typeof import('../../../locales/pt-BR/tickets.json');
    'tickets.menu': typeof import('../../../locales/pt-BR/tickets.menu.json');
  }
}

const HELP = '/central-de-ajuda';
const OPEN = '/abrir-ticket';
const MINE = '/meus-tickets';
const permission = 'help';

/** Help: frequent questions, tickets, chat and feedback (SHELL-2.1-14 to 2.1-16, SHELL-2.4-1). */
export default definePlugin({
  id: 'tickets',
  permission,
  resources: [tickets],
  menu: [{ id: 'help', in: 'main', order: 950, to: HELP, label: 'tickets.menu:help', icon: CustomerServiceOutlined }],
  notifications: [{ param: 'ticketId', route: 'my-tickets:detail', as: { path: 'id' } }],
  slots: {
    'home-need': [{ id: 'answered', order: 40, permission, load: () => import('./list/answered-need') }],
    help: [
      { id: 'help-center', order: 10, permission, load: () => import('./help/help-center-card') },
      { id: 'tickets', order: 20, permission, load: () => import('./help/tickets-card') },
      { id: 'suggestion', order: 30, load: () => import('./help/suggestion-card') },
    ],
  },
  commands: [
    { id: 'my-tickets', label: 'tickets.menu:mine', route: 'my-tickets', permission, isPage: true },
    { id: 'open-ticket', label: 'tickets.menu:open', route: 'open-ticket', permission, isPage: true },
  ],
  pages: [
    {
      path: HELP,
      name: 'help-center',
      title: 'tickets:faq.title',
      load: () => import('./help/help-center'),
    },
    {
      path: OPEN,
      name: 'open-ticket',
      under: 'help',
      title: 'tickets:open.title',
      load: () => import('./open/open-ticket'),
    },
    {
      path: `${OPEN}/criar-ticket`,
      name: 'open-ticket:create-ticket',
      title: 'tickets:open.createTitle',
      load: () => import('./open/create-ticket'),
    },
    {
      path: MINE,
      name: 'my-tickets',
      under: 'help',
      title: 'tickets:list.title',
      cached: true,
      load: () => import('./list/my-tickets'),
    },
    {
      path: `${MINE}/:id`,
      name: 'my-tickets:detail',
      title: 'tickets:detail.title',
      keepScroll: true,
      load: () => import('./detail/ticket-detail'),
    },
    {
      path: '/tickets/historico/todos/:id',
      title: 'tickets:detail.title',
      load: () => import('./detail/old-path'),
    },
  ],
});
