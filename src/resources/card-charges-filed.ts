import { defineResource } from '../define-resource';
import type { Named } from '../registry';
import { cardCharges } from './card-charges';

/** Card charges filed away. */
export const cardChargesFiled = defineResource({
  ...cardCharges,
  name: 'card-charges-filed',
  calls: { list: 'POST /v2/charges/credit-card/filed', one: 'GET /credit-card-charge/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof cardChargesFiled> {}
}
