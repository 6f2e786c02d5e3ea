import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Coloured labels of charges; every kind of charge shows and changes the same. */
export const tags = defineResource({
  name: 'tags',
  topic: 'tags',
  calls: { list: 'GET /tags', create: 'POST /tag', update: 'PUT /tag/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof tags> {}
}
