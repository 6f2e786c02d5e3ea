import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Charges of every kind, listed by the figures of the overview. */
export const receivables = defineResource({
  name: 'receivables',
  permission: 'receive:overview',
  topic: 'charges',
  calls: { list: 'POST /receivables/search' },
  orders: ['id', 'customer_name', 'value', 'expire_at', 'paid_at', 'created_at'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    state: { one: ['received', 'owed'] },
    kind: { several: ['banking_billet', 'carnet', 'subscription', 'credit_card', 'link', 'pix_automatic'] },
    due: 'days',
    issued: 'days',
    paid: 'days',
    document: 'document',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof receivables> {}
  interface Routes {
    'receive:overview': never;
    'receivables-list': never;
  }
}
