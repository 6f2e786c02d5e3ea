import { defineResource } from '../define-resource';
import type { Named } from '../registry';

const topic = 'advances';
const STATES = ['PENDING', 'SCHEDULED', 'CREDITED', 'DEBITED', 'DENIED', 'CANCELLED', 'OVERDUE'] as const;

/** Billets that can be advanced. */
export const advanceableBillets = defineResource({
  name: 'advanceable-billets',
  permission: 'advances:billet',
  topic,
  calls: { list: 'POST /advances/billets/search' },
  orders: ['expire_at', 'value'],
  firstOrder: { field: 'expire_at', order: 'asc' },
  filters: { text: 'text' },
});

/** Contracts that advance billets. */
export const advances = defineResource({
  name: 'advances',
  permission: 'advances:management',
  topic,
  calls: { list: 'POST /advances/search', one: 'GET /advances/{id}' },
  orders: ['created_at', 'net'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: { state: { one: ['PENDING', 'SCHEDULED', 'CREDITED', 'DENIED', 'CANCELLED'] } },
});

/** Billets of those contracts. */
export const advancedBillets = defineResource({
  name: 'advanced-billets',
  permission: 'advances:management',
  topic,
  calls: { list: 'POST /advances/items/search' },
  orders: ['due', 'value'],
  firstOrder: { field: 'due', order: 'asc' },
  filters: { text: 'text', state: { one: STATES }, advance: 'id' },
});

declare module '../registry' {
  interface Resources extends Named<typeof advanceableBillets>, Named<typeof advances>, Named<typeof advancedBillets> {}
  interface Routes {
    'advances:billet': never;
    'advances:billet:contract': never;
    'advances:management': never;
    'advances:management:billets': never;
    'advances:management:detail': 'id';
  }
}
