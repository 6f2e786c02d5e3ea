import { CARNET_STATUSES } from './carnet-status';
import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Carnets that are not filed away. */
export const carnets = defineResource({
  name: 'carnets',
  permission: 'receive:management:carnets',
  topic: 'charges',
  calls: { list: 'POST /v2/carnets/opened', filed: 'POST /v2/carnets/filed', one: 'GET /carnet/{id}' },
  orders: ['id', 'customer_name', 'value', 'next_due', 'created_at', 'status'],
  firstOrder: { field: 'id', order: 'desc' },
  filters: {
    text: 'text',
    status: { several: CARNET_STATUSES },
    due: 'days',
    issued: 'days',
    value: 'amounts',
    tags: 'ids',
  },
});

declare module '../registry' {
  interface Resources extends Named<typeof carnets> {}
  interface Routes {
    'receive:management:carnets': never;
    'carnets-detail': 'id';
    'receive:management:carnets:parcel-details': 'id' | 'idDetail';
  }
}
