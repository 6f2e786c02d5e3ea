import type { ChargeStatus } from '@balcao/contract/charges';
import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Statuses that a billet may have; the others are of cards and links. */
export const BILLET_STATUSES = [
  'new',
  'waiting',
  'identified',
  'paid',
  'unpaid',
  'refunded',
  'contested',
  'canceled',
  'settled',
] as const satisfies readonly ChargeStatus[];

/** Statuses of billets that are still to be paid. */
export const OPEN_BILLETS = ['new', 'waiting', 'unpaid'] as const satisfies readonly (typeof BILLET_STATUSES)[number][];

/** Billets that are not filed away. */
export const billets = defineResource({
  name: 'billets',
  permission: 'receive:management:billets',
  topic: 'charges',
  calls: {
    list: 'POST /v2/charges/banking-billet/opened',
    filed: 'POST /v2/charges/banking-billet/filed',
    one: 'GET /charges/{id}',
  },
  orders: ['id', 'value', 'expire_at', 'paid_at', 'created_at', 'customer_corporate_name', 'status'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    status: { several: BILLET_STATUSES },
    due: 'days',
    issued: 'days',
    paid: 'days',
    value: 'amounts',
    customer: 'id',
    document: 'document',
    tags: 'ids',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof billets> {}
  interface Routes {
    'receive:new-emit': never;
    'receive:automations:excel': never;
    'receive:management:billets': never;
    'billing-banking_billet-management-detail': 'id';
  }
}
