import { defineResource } from '../define-resource';
import type { Named } from '../registry';
import { billets } from './billets';

/** Billets filed away. */
export const billetsFiled = defineResource({
  ...billets,
  name: 'billets-filed',
  calls: { list: 'POST /v2/charges/banking-billet/filed', one: 'GET /charges/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof billetsFiled> {}
}
