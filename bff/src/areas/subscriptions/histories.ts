import type { Ctx } from '../../core/area';
import { ownHistories } from '../../kits/charging/own-histories';
import './tables';

/** Adds a line to the histories of subscriptions. */
export const addSubscriptionHistories = ownHistories('subscription_histories', 'subscription_id');

/** Notifies open pages that subscriptions changed: their lists listen to the topic 'charges', customers' pages to 'subscriptions'. */
export function publishSubscriptions(
  { live }: Pick<Ctx, 'live'>,
  type: 'created' | 'updated' | 'deleted' = 'updated',
): void {
  live('subscriptions', type, []);
  live('charges', type === 'deleted' ? 'updated' : type, []);
}
