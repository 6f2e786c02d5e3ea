import { definePlugin } from '../../define-plugin';
import { futureReleases } from '../../resources/future-releases';

declare module '../../locale-files' {
  interface LocaleFiles {
    statement: typeof import('../../../locales/pt-BR/statement.json');
    'statement.menu': typeof import('../../../locales/pt-BR/statement.menu.json');
    'statement.home': typeof import('../../../locales/pt-BR/statement.home.json');
  }
}

const STATEMENT = '/extrato';
const FUTURE = `${STATEMENT}/lancamentos-futuros` as const;

/** The statement: lines, future releases, blocks, evolution, and files. */
export default definePlugin({
  id: 'statement',
  resources: [futureReleases],
  menu: [
    {
      id: 'statement:releases',
      in: 'statement',
      order: 10,
      to: STATEMENT,
      label: 'statement.menu:releases',
      bar: { label: 'statement.menu:bar', order: 20 },
    },
    {
      id: 'statement:future-releases',
      in: 'statement:future',
      order: 10,
      to: FUTURE,
      label: 'statement.menu:future',
    },
    {
      id: 'statement:new-statement-export',
      in: 'statement:export',
      order: 10,
      to: `${STATEMENT}/extratos-gerados`,
      label: 'statement.menu:reports',
    },
    {
      id: 'statement',
      in: 'statement',
      order: 40,
      to: `${STATEMENT}/bloqueios`,
      label: 'statement.menu:blocks',
    },
    {
      id: 'statement:evolution',
      in: 'statement',
      order: 50,
      to: `${STATEMENT}/sua-evolucao`,
      label: 'statement.menu:evolution',
    },
  ],
  pages: [
    {
      path: STATEMENT,
      name: 'statement:releases',
      permission: 'statement:releases',
      title: 'statement:list.title',
      cached: true,
      load: () => import('./list/statement'),
    },
    {
      path: FUTURE,
      name: 'statement:future-releases',
      permission: 'statement:future-releases',
      title: 'statement:future.title',
      cached: true,
      load: () => import('./future/future-list'),
    },
    {
      path: `${FUTURE}/:id`,
      name: 'statement:future-releases-detail',
      permission: 'statement:future-releases',
      title: 'statement:future.detail',
      keepScroll: true,
      load: () => import('./future/future-detail'),
    },
    {
      path: `${STATEMENT}/extratos-gerados`,
      name: 'statement:new-statement-export',
      permission: 'statement:new-statement-export',
      title: 'statement:reports.title',
      load: () => import('./reports/reports'),
    },
    {
      path: `${STATEMENT}/bloqueios`,
      name: 'statement:blocks',
      permission: 'statement',
      title: 'statement:blocks.title',
      load: () => import('./blocks/blocks'),
    },
    {
      path: `${STATEMENT}/sua-evolucao`,
      name: 'statement:evolution',
      permission: 'statement:evolution',
      title: 'statement:evolution.title',
      load: () => import('./evolution/evolution'),
    },
    {
      path: `${STATEMENT}/:id`,
      name: 'statement:releases-detail',
      permission: 'statement:releases',
      title: 'statement:detail.title',
      keepScroll: true,
      load: () => import('./detail/line-detail'),
    },
    {
      path: `${STATEMENT}/:id/devolver-valor`,
      name: 'statement:return',
      permission: 'statement',
      title: 'statement:return.title',
      as: 'drawer',
      load: () => import('./return/return-value'),
    },
  ],
  slots: {
    homeCard: [
      {
        id: 'balance',
        order: 10,
        permission: 'statement:releases',
        texts: ['statement.home'],
        load: () => import('./home/balance-card'),
      },
      {
        id: 'received',
        order: 40,
        isSide: true,
        permission: 'statement:releases',
        texts: ['statement.home'],
        load: () => import('./home/received-card'),
      },
      {
        id: 'last-lines',
        order: 50,
        permission: 'statement:releases',
        texts: ['statement.home'],
        load: () => import('./home/last-lines-card'),
      },
    ],
  },
});
