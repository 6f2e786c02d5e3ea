import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Customer groups. */
export const groups = defineResource({
  name: 'groups',
  permission: 'receive:customers',
  topic: 'groups',
  rest: '/groups',
});

declare module '../registry' {
  interface Resources extends Named<typeof groups> {}
}
