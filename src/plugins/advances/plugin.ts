import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { advanceableBillets, advancedBillets, advances } from '../../resources/advances';

declare module '../../locale-files' {
  interface LocaleFiles {
    advances: typeof import('../../../locales/pt-BR/advances.json');
    'advances.menu': typeof import('../../../locales/pt-BR/advances.menu.json');
  }
}

const ROOT = '/copiloto-de-antecipacoes';
const BILLETS = `${ROOT}/antecipar-boletos` as const;
const MANAGEMENT = `${ROOT}/gestao-de-antecipacoes` as const;

/** The anticipation copilot (AREAS-1-15, AREAS-2-anticipation-copilot-1). */
export default definePlugin({
  id: 'advances',
  permission: 'advances:management',
  texts: ['signing'],
  resources: [advanceableBillets, advances, advancedBillets],
  menu: [
    { id: 'advances:billet', in: 'advances', order: 10, to: BILLETS, label: 'advances.menu:billet' },
    { id: 'advances:management', in: 'advances', order: 20, to: MANAGEMENT, label: 'advances.menu:management' },
  ],
  pages: [
    {
      path: BILLETS,
      name: 'advances:billet',
      permission: 'advances:billet',
      title: 'advances:billets.title',
      load: () => import('./advanceable-list'),
      prefetch: [firstPage(advanceableBillets)],
    },
    {
      path: `${BILLETS}/contrato`,
      name: 'advances:billet:contract',
      permission: 'advances:billet',
      title: 'advances:contract.title',
      load: () => import('./contract-page'),
    },
    {
      path: MANAGEMENT,
      name: 'advances:management',
      title: 'advances:list.title',
      load: () => import('./advance-list'),
      prefetch: [firstPage(advances)],
    },
    {
      path: `${MANAGEMENT}/boletos-antecipados`,
      name: 'advances:management:billets',
      title: 'advances:items.title',
      load: () => import('./item-list'),
      prefetch: [firstPage(advancedBillets)],
    },
    {
      path: `${MANAGEMENT}/:id`,
      name: 'advances:management:detail',
      title: 'advances:detail.title',
      keepScroll: true,
      load: () => import('./advance-detail'),
    },
  ],
});
