import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Safe contacts: receivers that the night's limit does not apply to. */
export const safeContacts = defineResource({
  name: 'safe-contacts',
  permission: 'settings:safe-contacts:registered',
  topic: 'safe-contacts',
  calls: {
    list: 'POST /safe-contacts/search',
    remove: 'DELETE /safe-contacts/{id}',
  },
  orders: ['name', 'created_at'],
  firstOrder: { field: 'name', order: 'asc' },
});

declare module '../registry' {
  interface Resources extends Named<typeof safeContacts> {}
  interface Routes {
    'settings:safe-contacts': never;
    'settings:safe-contacts:registered': never;
    'settings:safe-contacts:create': never;
  }
}
