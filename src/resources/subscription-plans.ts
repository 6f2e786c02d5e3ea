import { defineResource } from '../define-resource';
import type { Named } from '../registry';

/** Plans of subscriptions. Without a list call: pages of plans come from `GET /plans`. */
export const subscriptionPlans = defineResource({
  name: 'subscription-plans',
  permission: 'receive:management:subscriptions',
  topic: 'subscriptions',
  calls: { one: 'GET /plan/{id}', create: 'POST /plan', update: 'PUT /plan/{id}', remove: 'DELETE /plan/{id}' },
});

declare module '../registry' {
  interface Resources extends Named<typeof subscriptionPlans> {}
}
