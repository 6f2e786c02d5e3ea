import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Files of confirmed payments, one for each day. */
export const confirmationFiles = defineResource({
  name: 'confirmation-files',
  permission: 'receive:automations:confirmation-files',
  topic: 'charges',
  calls: { list: 'POST /confirmation-files/search' },
  orders: ['day', 'payments', 'value'],
  firstOrder: { field: 'day', order: 'desc' },
  filters: { day: 'days' },
});

declare module '../registry' {
  interface Resources extends Named<typeof confirmationFiles> {}
  interface Routes {
    'receive:automations:confirmation-files': never;
  }
}
