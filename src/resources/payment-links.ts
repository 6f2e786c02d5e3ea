import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Payment links. */
export const paymentLinks = defineResource({
  name: 'payment-links',
  permission: 'receive:management:payment-links',
  topic: 'charges',
  calls: {
    list: 'POST /v2/payment-links/opened',
    filed: 'POST /v2/payment-links/filed',
    one: 'GET /payment-link/{id}',
  },
  orders: ['id', 'name', 'value', 'views', 'paid', 'created_at'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    status: { several: ['active', 'paid', 'expired', 'canceled', 'disabled'] },
    issued: 'days',
    value: 'amounts',
    tags: 'ids',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof paymentLinks> {}
  interface Routes {
    'receive:management:payment-links': never;
    'payment-links-detail': 'id';
  }
}
