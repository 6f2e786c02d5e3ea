import { definePlugin } from '../../define-plugin';
import { call, firstPage } from '../../define-resource';
import { dunning } from '../../resources/dunning';

declare module '../../locale-files' {
  interface LocaleFiles {
    dunning: typeof import('../../../locales/pt-BR/dunning.json');
    'dunning.menu': typeof import('../../../locales/pt-BR/dunning.menu.json');
  }
}

const PATH = '/receber/regua-de-cobranca';
const permission = 'receive:dunning';

/** The dunning ruler: when and how customers are reminded of their charges, and how much was paid after that. */
export default definePlugin({
  id: 'dunning',
  permission,
  resources: [dunning],
  menu: [{ id: permission, in: 'receive:automations', order: 10, to: PATH, label: 'dunning.menu:ruler' }],
  slots: {
    'payer-notices': [{ id: 'dunning-ruler', order: 10, permission, load: () => import('./ruler/ruler-state') }],
  },
  pages: [
    {
      path: PATH,
      name: permission,
      title: 'dunning:title',
      load: () => import('./ruler/ruler-page'),
      prefetch: [call('GET /dunning', {}), call('GET /dunning/upcoming', {})],
    },
    {
      path: `${PATH}/horarios`,
      name: 'dunning-settings',
      title: 'dunning:settings.title',
      as: 'drawer',
      load: () => import('./actions/change-settings'),
    },
    {
      path: `${PATH}/novo`,
      name: 'dunning-step-new',
      title: 'dunning:step.create',
      as: 'drawer',
      load: () => import('./actions/create-step'),
    },
    {
      path: `${PATH}/:id/editar`,
      name: 'dunning-step',
      title: 'dunning:step.edit',
      as: 'drawer',
      load: () => import('./actions/edit-step'),
    },
    {
      path: `${PATH}/enviados`,
      name: 'dunning-history',
      title: 'dunning:history.title',
      cached: true,
      load: () => import('./history/history-list'),
      prefetch: [firstPage(dunning)],
    },
  ],
});
