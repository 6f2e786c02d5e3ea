import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Requested reports of charges. */
export const reports = defineResource({
  name: 'reports',
  permission: 'receive:reports',
  topic: 'reports',
  calls: { list: 'POST /v2/reports/search', one: 'GET /report/{id}' },
  orders: ['id', 'created_at'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: { type: { several: ['issued', 'received', 'owed'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof reports> {}
  interface Routes {
    'receive:reports': never;
    'reports-new': never;
    'reports-receipt': never;
    'reports-schedules': never;
  }
}
