import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** The account's catalogue of items to charge for. */
export const chargeItems = defineResource({
  name: 'charge-items',
  permission: 'receive:billing-items',
  topic: 'charge-items',
  calls: {
    list: 'POST /charge-items/search',
    one: 'GET /charge-items/{id}',
    create: 'POST /charge-items',
    update: 'PUT /charge-items/{id}',
    remove: 'DELETE /charge-items/{id}',
  },
  orders: ['name', 'value', 'updated_at'],
  firstOrder: { field: 'name', order: 'asc' },
  filters: { text: 'text' },
});

declare module '../registry' {
  interface Resources extends Named<typeof chargeItems> {}
  interface Routes {
    'receive:billing-items': never;
    'charge-items-new': never;
    'charge-items-detail': 'id';
  }
}
