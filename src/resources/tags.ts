import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Tags: coloured labels, shared by all kinds of charges. */
export const tags = defineResource({
  name: 'tags',
  topic: 'tags',
  calls: { list: 'GET /tags', create: 'POST /tag', update: 'PUT /tag/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof tags> {}
}
