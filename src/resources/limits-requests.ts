import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Requests to change the account's limits. */
export const limitRequests = defineResource({
  name: 'limit-requests',
  permission: 'settings:request-history',
  topic: 'limits',
  calls: { list: 'POST /account/limit-requests/search' },
  orders: ['requested_at', 'requested'],
  firstOrder: { field: 'requested_at', order: 'desc' },
  filters: { state: { one: ['pending', 'effective', 'cancelled'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof limitRequests> {}
}
