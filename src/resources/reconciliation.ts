import { defineResource } from '../define-resource';
import type { Named } from '../registry';

export const reconciliation = defineResource({
  name: 'reconciliation',
  permission: 'reconciliation',
  topic: 'reconciliation',
  calls: { list: 'POST /reconciliation/search', one: 'GET /reconciliation/{id}', create: 'POST /reconciliation' },
  orders: ['name', 'created_at'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { text: 'text' },
});

declare module '../registry' {
  interface Resources extends Named<typeof reconciliation> {}
  interface Routes {
    reconciliation: never;
    'reconciliation-new': never;
    'reconciliation-detail': 'id';
  }
}
