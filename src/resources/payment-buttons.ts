import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Payment buttons. */
export const paymentButtons = defineResource({
  name: 'payment-buttons',
  permission: 'receive:management:payment-buttons',
  topic: 'charges',
  calls: {
    list: 'POST /v2/payment-buttons/opened',
    filed: 'POST /v2/payment-buttons/filed',
    one: 'GET /payment-button/{id}',
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
  interface Resources extends Named<typeof paymentButtons> {}
  interface Routes {
    'receive:management:payment-buttons': never;
    'payment-buttons-detail': 'id';
    'payment-buttons-new': never;
  }
}
