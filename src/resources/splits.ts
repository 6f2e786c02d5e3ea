import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Split amounts received from other accounts' charges. */
export const repasses = defineResource({
  name: 'repasses',
  permission: 'partnerships:transfers',
  topic: 'splits',
  calls: { list: 'POST /repasses/search' },
  orders: ['created_at', 'value'],
  firstOrder: { field: 'created_at', order: 'desc' },
  filters: {
    product: { several: ['banking_billet', 'carnet', 'subscription', 'credit_card', 'link'] },
    received: 'days',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof repasses> {}
  interface Routes {
    'partnerships:transfers': never;
  }
}
