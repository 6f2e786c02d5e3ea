import { defineResource } from '../define-resource';

/** Billets that are not filed away. */
export const billets = defineResource({
  name: 'billets',
  permission: 'receive:management:billets',
  topic: 'charges',
  calls: { list: 'POST /v2/charges/banking-billet/opened', one: 'GET /charges/{id}' },
});
