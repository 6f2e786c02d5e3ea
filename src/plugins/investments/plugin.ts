import { FundOutlined } from '@ant-design/icons';
import { definePlugin } from '../../define-plugin';
import { firstPage } from '../../define-resource';
import { investmentHistory, investmentProducts, investments, scheduledInvestments } from '../../resources/investments';

declare module '../../locale-files' {
  interface LocaleFiles {
    investments: typeof import('../../../locales/pt-BR/investments.json');
    'investments.menu': typeof import('../../../locales/pt-BR/investments.menu.json');
  }
}

const ROOT = '/investimentos';
const WALLET = `${ROOT}/detalhes` as const;
const PROFILE = `${ROOT}/perfil` as const;
const PRODUCTS = `${ROOT}/lista-de-ativos` as const;
const permission = 'investments';

/** Fixed-income investments (AREAS-1-7, AREAS-2-investments-1 to 3). */
export default definePlugin({
  id: 'investments',
  permission,
  texts: ['money', 'signing'],
  resources: [investmentProducts, investments, scheduledInvestments, investmentHistory],
  menu: [{ id: permission, in: 'main', order: 550, to: ROOT, label: 'investments.menu:page', icon: FundOutlined }],
  pages: [
    { path: ROOT, name: permission, title: 'investments:title', load: () => import('./overview') },
    {
      path: WALLET,
      name: 'investments-list',
      title: 'investments:wallet.title',
      load: () => import('./wallet-list'),
      prefetch: [firstPage(investments)],
    },
    {
      path: `${WALLET}/agendados`,
      name: 'investments-scheduled',
      title: 'investments:scheduled.title',
      load: () => import('./scheduled-list'),
      prefetch: [firstPage(scheduledInvestments)],
    },
    {
      path: `${WALLET}/agendados/:id`,
      name: 'investments-scheduled-detail',
      title: 'investments:scheduled.detail',
      keepScroll: true,
      load: () => import('./scheduled-detail'),
    },
    {
      path: `${WALLET}/resgates`,
      name: 'investments-history',
      title: 'investments:history.title',
      load: () => import('./history-list'),
      prefetch: [firstPage(investmentHistory)],
    },
    {
      path: `${WALLET}/:id`,
      name: 'investments-detail',
      title: 'investments:detail.title',
      keepScroll: true,
      load: () => import('./investment-detail'),
    },
    {
      path: `${ROOT}/:id/resgatar`,
      name: 'investments-redeem',
      title: 'investments:redeem.title',
      load: () => import('./redeem-page'),
    },
    {
      path: PROFILE,
      name: 'investments-profile',
      title: 'investments:profile.title',
      load: () => import('./profile-page'),
    },
    {
      path: `${PROFILE}/criar`,
      name: 'investments-profile-create',
      title: 'investments:profile.create',
      load: () => import('./profile-create'),
    },
    {
      path: `${PROFILE}/criar/teste`,
      name: 'investments-profile-test',
      title: 'investments:profile.test',
      load: () => import('./profile-test'),
    },
    {
      path: PRODUCTS,
      name: 'investments-products',
      title: 'investments:products.title',
      load: () => import('./product-list'),
      prefetch: [firstPage(investmentProducts)],
    },
    {
      path: `${PRODUCTS}/:id`,
      name: 'investments-product',
      title: 'investments:product.title',
      keepScroll: true,
      load: () => import('./product-detail'),
    },
    {
      path: `${PRODUCTS}/:id/comprar`,
      name: 'investments-buy',
      title: 'investments:buy.title',
      load: () => import('./buy-page'),
    },
  ],
});
