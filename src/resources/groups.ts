import { defineResource } from '../define-resource';

/** Customer groups. */
export const groups = defineResource({
  name: 'groups',
  permission: 'receive:customers',
  topic: 'customers',
  rest: '/groups',
});
