import { defineResource } from '../define-resource';
import type { Named } from '../registry';
import { pixCollections } from './pix-collections';

/** Pix automático as receiver, filed away. */
export const pixCollectionsFiled = defineResource({
  ...pixCollections,
  name: 'pix-collections-filed',
  calls: { list: 'POST /receive/pix-automatic/filed', one: 'GET /receive/pix-automatic/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof pixCollectionsFiled> {}
}
