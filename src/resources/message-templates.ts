import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Messages saved by name, to be written on charges again. */
export const messageTemplates = defineResource({
  name: 'message-templates',
  permission: 'receive:do-charge',
  topic: 'custom-messages',
  calls: {
    list: 'GET /custom-messages/templates',
    create: 'POST /custom-messages',
    remove: 'DELETE /custom-messages/templates/{id}',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof messageTemplates> {}
}
