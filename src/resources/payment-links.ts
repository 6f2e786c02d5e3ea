import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Payment links that are not filed away. */
export const paymentLinks = defineResource({
  name: 'payment-links',
  permission: 'receive:management:payment-links',
  topic: 'charges',
  calls: { list: 'POST /v2/payment-links/opened', one: 'GET /payment-link/{id}' },
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

/** Payment links filed away. */
export const paymentLinksFiled = defineResource({
  ...paymentLinks,
  name: 'payment-links-filed',
  calls: { list: 'POST /v2/payment-links/filed', one: 'GET /payment-link/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof paymentLinks>, Named<typeof paymentLinksFiled> {}
  interface Routes {
    'receive:management:payment-links': never;
    'payment-links-detail': 'id';
  }
}
