import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Top-ups of phones, whatever became of them. */
export const topUps = defineResource({
  name: 'top-ups',
  permission: 'services:recharge',
  topic: 'money-operations',
  calls: { list: 'POST /recharge/search', one: 'GET /recharge/{id}' },
  orders: ['created_at', 'amount'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: {
    text: 'text',
    state: { one: ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] },
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof topUps> {}
  interface Routes {
    'services:recharge': never;
    'top-ups': never;
  }
}
