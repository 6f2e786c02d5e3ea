import { SCHEDULED_STATUS_NAMES } from '@balcao/contract/shared/scheduled-status';
import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Scheduled payments of every kind. */
export const scheduledPayments = defineResource({
  name: 'scheduled-payments',
  permission: 'pay-transfer:scheduled-payments',
  topic: 'money-operations',
  calls: { list: 'POST /scheduled-payments/search', one: 'GET /scheduled-payments/{id}' },
  orders: ['scheduled_for', 'amount'],
  firstOrder: { field: 'scheduled_for', order: 'asc' },
  filters: { text: 'text', status: { one: SCHEDULED_STATUS_NAMES } },
});

declare module '../registry' {
  interface Resources extends Named<typeof scheduledPayments> {}
  interface Routes {
    'pay-transfer:scheduled-payments': never;
    'scheduled-payments-cancel': 'id';
  }
}
