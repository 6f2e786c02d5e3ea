import { CHARGE_PERMISSIONS } from '@balcao/contract/shared/charge-permissions';
import type { UsersNotice } from '../../platform/notifications/notify';
import type { ChargeRow } from './actions';

type Paid = Pick<ChargeRow, 'id' | 'kind' | 'carnet_id' | 'subscription_id'>;

/**
 * Kind, target and audience of the notification that a charge was paid: whoever may see its kind, led to the page of its kind
 * (SHELL-3-30). A parcel leads to its carnet and a subscription's charge to its subscription, as the billet's page is not open to
 * people with those kinds alone.
 */
export function paidNotice({ id, kind, carnet_id, subscription_id }: Paid) {
  const permission = CHARGE_PERMISSIONS[kind];
  if (kind === 'carnet' && carnet_id !== null)
    return { type: 'carnet-paid', params: { carnetId: carnet_id }, permission } satisfies Partial<UsersNotice>;
  if (kind === 'subscription' && subscription_id !== null)
    return {
      type: 'subscription-paid',
      params: { subscriptionId: subscription_id },
      permission,
    } satisfies Partial<UsersNotice>;
  return { type: 'billet-paid', params: { chargeId: id }, permission } satisfies Partial<UsersNotice>;
}
