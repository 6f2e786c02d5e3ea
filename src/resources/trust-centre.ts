import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Events about the access to the account. */
export const accessEvents = defineResource({
  name: 'access-events',
  permission: 'settings:trust-centre',
  calls: { list: 'POST /trust-centre/search' },
  orders: ['at'],
  firstOrder: { field: 'at', order: 'desc' },
  filters: { kind: { one: ['sign-in', 'device', 'secret', 'permission', 'export'] }, period: 'days' },
});

declare module '../registry' {
  interface Resources extends Named<typeof accessEvents> {}
  interface Routes {
    'settings:trust-centre': never;
  }
}
