import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Requests that a bank sends a salary on to this account. */
export const salaryPortabilities = defineResource({
  name: 'salary-portabilities',
  permission: 'services:salary-portability',
  topic: 'salary-portability',
  calls: { list: 'POST /salary-portability/search', one: 'GET /salary-portability/{id}' },
  orders: ['requested_at'],
  firstOrder: { field: 'requested_at', order: 'desc' },
  filters: { state: { one: ['requested', 'accepted', 'rejected', 'cancelled'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof salaryPortabilities> {}
  interface Routes {
    'services:salary-portability': never;
    'salary-portability-new': never;
    'salary-portability-cancel': never;
    'salary-portability-cancelled': never;
    'salary-portability-detail': 'id';
  }
}
