import { defineResource } from '../define-resource';

/** Billets filed away. */
export const billetsFiled = defineResource({
  name: 'billets-filed',
  permission: 'receive:management:billets',
  topic: 'charges',
  calls: { list: 'POST /v2/charges/banking-billet/filed', one: 'GET /charges/{id}' },
});
