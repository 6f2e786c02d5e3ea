import type { SubscriptionStatus } from '@balcao/contract/subscriptions';
import { BILLET_STATUSES } from './billets';
import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Statuses of subscriptions, current ones first. */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'new',
  'expired',
  'canceled',
] as const satisfies readonly SubscriptionStatus[];

/** StatusTag's tone for each status of a subscription. */
export const SUBSCRIPTION_TONES = {
  active: 'good',
  new: 'wait',
  expired: 'off',
  canceled: 'off',
} as const satisfies Record<SubscriptionStatus, string>;

const shared = {
  permission: 'receive:management:subscriptions',
  // the topic of charges: a subscription changes with its charges, and its own changes are published there too
  topic: 'charges',
} as const;

/** Subscriptions of the account's customers. */
export const subscriptions = defineResource({
  ...shared,
  name: 'subscriptions',
  calls: { list: 'POST /v2/subscriptions', one: 'GET /subscription/{id}' },
  orders: ['id', 'customer_name', 'value', 'next_expire_at', 'created_at', 'status'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    status: { several: SUBSCRIPTION_STATUSES },
    attention: { one: ['failed', 'overdue'] },
    plans: 'ids',
    due: 'days',
    issued: 'days',
    value: 'amounts',
    tags: 'ids',
  },
});

/** Subscriptions whose payer has paid nothing yet. */
export const subscriptionRequests = defineResource({
  ...shared,
  name: 'subscriptions-requests',
  calls: { list: 'POST /v2/subscriptions/requested', one: 'GET /subscription/{id}' },
  orders: ['id', 'customer_name', 'value', 'next_expire_at', 'created_at', 'status'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { text: 'text', attention: { one: ['failed', 'overdue'] }, issued: 'days', value: 'amounts' },
});

/** Charges of subscriptions. */
export const subscriptionCharges = defineResource({
  ...shared,
  name: 'subscriptions-charges',
  calls: { list: 'POST /v2/charges/subscription/opened', one: 'GET /subscriptions/charge/{id}' },
  orders: ['id', 'customer_name', 'value', 'expire_at', 'created_at'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    status: { several: BILLET_STATUSES },
    due: 'days',
    issued: 'days',
    value: 'amounts',
    tags: 'ids',
  },
});

declare module '../registry' {
  interface Resources
    extends Named<typeof subscriptions>, Named<typeof subscriptionRequests>, Named<typeof subscriptionCharges> {}
  interface Routes {
    'receive:management:subscriptions': never;
    'subscriptions-charges': never;
    'subscriptions-requests': never;
    'subscriptions-plans': never;
    'subscriptions-charge': 'id';
    'billing-subscription-management-detail': 'id';
    'subscriptions-payment': 'id' | 'idDetail';
    'subscriptions-email': 'id';
  }
}
