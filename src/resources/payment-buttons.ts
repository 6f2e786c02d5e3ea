import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Payment buttons that are not filed away. */
export const paymentButtons = defineResource({
  name: 'payment-buttons',
  permission: 'receive:management:payment-buttons',
  topic: 'charges',
  calls: { list: 'POST /v2/payment-buttons/opened', one: 'GET /payment-button/{id}' },
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

/** Payment buttons filed away. */
export const paymentButtonsFiled = defineResource({
  ...paymentButtons,
  name: 'payment-buttons-filed',
  calls: { list: 'POST /v2/payment-buttons/filed', one: 'GET /payment-button/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof paymentButtons>, Named<typeof paymentButtonsFiled> {}
  interface Routes {
    'receive:management:payment-buttons': never;
    'payment-buttons-detail': 'id';
    'payment-buttons-new': never;
  }
}
