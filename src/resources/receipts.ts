import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** All outgoing operations of the account. */
export const receipts = defineResource({
  name: 'receipts',
  permission: 'pay-transfer:receipts',
  topic: 'money-operations',
  calls: { list: 'POST /receipts/search', one: 'GET /receipts/{id}' },
  orders: ['created_at', 'amount'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: {
    text: 'text',
    state: { one: ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] },
    day: 'days',
    value: 'amounts',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof receipts> {}
  interface Routes {
    'pay-transfer:receipts': never;
    'pay-transfer:receipts-detail': 'id';
  }
}
