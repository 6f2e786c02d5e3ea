import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Credits received without a charge. */
export const reconciliation = defineResource({
  name: 'reconciliation',
  permission: 'receive:reconciliation',
  topic: 'reconciliation',
  calls: { list: 'POST /reconciliation/search', one: 'GET /reconciliation/{id}' },
  orders: ['received_at', 'amount', 'payer_name'],
  firstOrder: { field: 'received_at', order: 'desc' },
  filters: {
    text: 'text',
    state: { one: ['open', 'matched', 'dismissed'] },
    source: { one: ['pix', 'ted'] },
    received: 'days',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof reconciliation> {}
  interface Routes {
    'receive:reconciliation': never;
    'reconciliation-detail': 'id';
    'reconciliation-split': 'id';
  }
}
