import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Deposits: billets whose payment is credited to the account. */
export const deposits = defineResource({
  name: 'deposits',
  permission: 'deposits',
  topic: 'deposits',
  calls: { list: 'POST /deposit/search', one: 'GET /deposit/{id}' },
  orders: ['created_at', 'value'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { state: { one: ['pending', 'paid', 'expired'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof deposits> {}
  interface Routes {
    deposits: never;
    'deposits-new': never;
    'deposits-receipt': never;
  }
}
