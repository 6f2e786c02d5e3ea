import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Message templates, to be used on charges again. */
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
