import { CARD_BRANDS } from '@balcao/contract/shared/card-limits';
import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Statuses that a card charge may have, those that wait for the user first. */
export const CARD_STATUSES = [
  'contested',
  'unpaid',
  'waiting',
  'new',
  'approved',
  'paid',
  'refunded',
  'canceled',
] as const;

/** Card charges that are not filed away. */
export const cardCharges = defineResource({
  name: 'card-charges',
  permission: 'receive:management:credit-card',
  topic: 'card-charges',
  calls: {
    list: 'POST /v2/charges/credit-card/opened',
    filed: 'POST /v2/charges/credit-card/filed',
    one: 'GET /credit-card-charge/{id}',
  },
  orders: ['id', 'customer_name', 'value', 'created_at', 'paid_at', 'status'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    status: { several: CARD_STATUSES },
    brand: { several: CARD_BRANDS },
    issued: 'days',
    paid: 'days',
    value: 'amounts',
    tags: 'ids',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof cardCharges> {}
  interface Routes {
    'receive:management:credit-card': never;
    'receive:management:credit-card:detail': 'id';
  }
}
