import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Sub-users with access, also those who have not signed in yet. */
export const subusersEnabled = defineResource({
  name: 'subusers-enabled',
  permission: 'settings:subuser',
  topic: 'subusers',
  calls: { list: 'POST /v2/subusers/{status}' },
  listParams: { status: 'enabled' },
  orders: ['name', 'last_access_at', 'created_at'],
  firstOrder: { field: 'name', order: 'asc' },
  filters: { text: 'text' },
});

/** Sub-users who were invited and have not signed in yet. */
export const subusersPending = defineResource({
  name: 'subusers-pending',
  permission: 'settings:subuser:pending',
  topic: 'subusers',
  calls: { list: 'POST /v2/subusers/{status}' },
  listParams: { status: 'pending' },
  orders: ['name', 'created_at'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { text: 'text' },
});

/** Sub-users whose access is disabled. */
export const subusersDisabled = defineResource({
  name: 'subusers-disabled',
  permission: 'settings:subuser:disabled',
  topic: 'subusers',
  calls: { list: 'POST /v2/subusers/{status}' },
  listParams: { status: 'disabled' },
  orders: ['name', 'last_access_at', 'created_at'],
  firstOrder: { field: 'name', order: 'asc' },
  filters: { text: 'text' },
});

/** The account's own roles: permissions saved by name, to be given to sub-users. */
export const roleTemplates = defineResource({
  name: 'role-templates',
  calls: {
    list: 'GET /subuser-templates',
    create: 'POST /subuser-templates',
    update: 'PUT /subuser-templates/{id}',
    remove: 'DELETE /subuser-templates/{id}',
  },
});

/** The log of actions on the account. */
export const accountLogs = defineResource({
  name: 'account-logs',
  permission: 'settings:subuser:actions',
  calls: { list: 'POST /account-logs/search' },
  orders: ['at'],
  firstOrder: { field: 'at', order: 'desc' },
  filters: { person: 'id', action: 'text', period: 'days' },
});

declare module '../registry' {
  interface Resources
    extends
      Named<typeof subusersEnabled>,
      Named<typeof subusersPending>,
      Named<typeof subusersDisabled>,
      Named<typeof roleTemplates>,
      Named<typeof accountLogs> {}
  interface Routes {
    'settings:subuser': never;
    'settings:subuser:pending': never;
    'settings:subuser:disabled': never;
    'settings:subuser:edit': 'id';
    'settings:subuser:actions': 'id';
    'account-logs': never;
    'subuser-invite': never;
  }
}
