import { defineResource } from '../define-resource';
import type { Named } from '../registry';
import { carnets } from './carnets';

/** Carnets filed away. */
export const carnetsFiled = defineResource({
  ...carnets,
  name: 'carnets-filed',
  calls: { list: 'POST /v2/carnets/filed', one: 'GET /carnet/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof carnetsFiled> {}
}
