import { defineResource } from '../define-resource';
import type { Named } from '../registry';

const permission = 'investments';
const topic = 'investments';

/** Assets on offer (AREAS-3-investments-1). */
export const investmentProducts = defineResource({
  name: 'investment-products',
  permission,
  topic,
  calls: { list: 'POST /investments/products/search', one: 'GET /investments/products/{id}' },
  orders: ['rate', 'maturity', 'min_investment'],
  firstOrder: { field: 'rate', order: 'desc' },
  filters: {
    text: 'text',
    maturity: { one: ['until-180', 'until-360', 'until-720', 'over-720'] },
    min_investment: 'cents',
    liquidity: { one: ['daily', 'maturity'] },
  },
});

/** What was bought: the wallet. */
export const investments = defineResource({
  name: 'investments',
  permission,
  topic,
  calls: { list: 'POST /investments/search', one: 'GET /investments/{id}' },
  orders: ['bought_on', 'maturity', 'amount'],
  firstOrder: { field: 'bought_on', order: 'desc' },
  filters: { text: 'text', state: { one: ['active', 'redeemed', 'matured', 'undone'] } },
});

/** Purchases that wait for their day: the scheduled wallet. */
export const scheduledInvestments = defineResource({
  name: 'scheduled-investments',
  permission,
  topic,
  calls: { list: 'POST /investments/scheduled/search', one: 'GET /investments/scheduled/{id}' },
  orders: ['scheduled_for', 'amount'],
  firstOrder: { field: 'scheduled_for', order: 'desc' },
  filters: { state: { one: ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] } },
});

/** What was redeemed. */
export const investmentHistory = defineResource({
  name: 'investment-history',
  permission,
  topic,
  calls: { list: 'POST /investments/history' },
  orders: ['created_at', 'gross'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { state: { one: ['scheduled', 'settled', 'cancelled'] }, investment: 'id' },
});

declare module '../registry' {
  interface Resources
    extends
      Named<typeof investmentProducts>,
      Named<typeof investments>,
      Named<typeof scheduledInvestments>,
      Named<typeof investmentHistory> {}
  interface Routes {
    investments: never;
    'investments-list': never;
    'investments-detail': 'id';
    'investments-scheduled': never;
    'investments-scheduled-detail': 'id';
    'investments-history': never;
    'investments-redeem': 'id';
    'investments-profile': never;
    'investments-profile-create': never;
    'investments-profile-test': never;
    'investments-products': never;
    'investments-product': 'id';
    'investments-buy': 'id';
  }
}
