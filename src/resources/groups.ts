import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Customer groups. */
export const groups = defineResource({
  name: 'groups',
  permission: 'receive:customers',
  topic: 'groups',
  calls: {
    list: 'GET /groups',
    create: 'POST /groups',
    update: 'PATCH /groups/{id}',
    remove: 'DELETE /groups/{id}',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof groups> {}
}
