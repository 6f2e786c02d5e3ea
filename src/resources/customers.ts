import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** The account's customers. */
export const customers = defineResource({
  name: 'customers',
  permission: 'receive:customers',
  topic: 'customers',
  calls: {
    list: 'POST /customers/search',
    one: 'GET /customer/{id}',
    create: 'POST /customer',
    update: 'PUT /customer/{id}',
  },
  orders: ['name', 'document', 'created_at', 'open', 'late'],
  firstOrder: { field: 'name', order: 'asc' },
  filters: {
    text: 'text',
    owing: { one: ['open', 'overdue', 'nothing'] },
    groups: 'ids',
    personType: { one: ['F', 'J'] },
    created: 'days',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof customers> {}
  interface Routes {
    'receive:customers': never;
    'customers-new': never;
    'customers-import': never;
    'customers-groups': never;
    'customers-duplicates': never;
    'customers-merge': never;
    'customers-detail': 'id';
  }
}
