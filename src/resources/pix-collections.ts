import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Pix automático that this account receives by, or asked to; those not filed away. */
export const pixCollections = defineResource({
  name: 'pix-collections',
  permission: 'receive:management:pix-automatic',
  topic: 'pix-collections',
  calls: {
    list: 'POST /receive/pix-automatic/search',
    filed: 'POST /receive/pix-automatic/filed',
    one: 'GET /receive/pix-automatic/{id}',
  },
  orders: ['created_at', 'payer_name', 'next_day'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: {
    text: 'text',
    state: { several: ['CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'] },
    created: 'days',
    tags: 'ids',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof pixCollections> {}
  interface Routes {
    'receive:management:pix-automatic': never;
    'pix-collections-detail': 'id';
  }
}
