import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** The statement of points. */
export const points = defineResource({
  name: 'points',
  permission: 'services:points-program',
  topic: 'points',
  calls: { list: 'POST /points/search' },
  orders: ['at', 'points'],
  firstOrder: { field: 'at', order: 'desc' },
  filters: { kind: { one: ['earned', 'taken-back', 'expired', 'redeemed'] } },
});

declare module '../registry' {
  interface Resources extends Named<typeof points> {}
  interface Routes {
    'services:points-program': never;
    'points-redeem': never;
  }
}
