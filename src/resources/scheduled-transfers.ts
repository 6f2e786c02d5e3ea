import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Scheduled transfers, also those already made or canceled. */
export const scheduledTransfers = defineResource({
  name: 'scheduled-transfers',
  permission: 'pay-transfer:scheduled-transfers:list',
  topic: 'money-operations',
  calls: { list: 'POST /transfers/scheduled/search', one: 'GET /transfers/scheduled/{id}' },
  orders: ['scheduled_for', 'amount'],
  firstOrder: { field: 'scheduled_for', order: 'desc' },
  filters: {
    text: 'text',
    state: { one: ['scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled'] },
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof scheduledTransfers> {}
  interface Routes {
    'pay-transfer:scheduled-transfers:list': never;
    'scheduled-transfers-new': never;
    'scheduled-transfers-receipt': never;
    'scheduled-transfers-detail': 'id';
    'scheduled-transfers-cancel': 'id';
  }
}
