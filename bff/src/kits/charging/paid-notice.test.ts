import { expect, it } from 'vitest';
import { paidNotice } from './paid-notice';

const charge = { id: 7, kind: 'banking_billet', carnet_id: null, subscription_id: null } as const;

it.each([
  [charge, 'billet-paid', { chargeId: 7 }, 'receive:management:billets'],
  [{ ...charge, kind: 'carnet', carnet_id: 3 }, 'carnet-paid', { carnetId: 3 }, 'receive:management:carnets'],
  [
    { ...charge, kind: 'subscription', subscription_id: 5 },
    'subscription-paid',
    { subscriptionId: 5 },
    'receive:management:subscriptions',
  ],
  [{ ...charge, kind: 'link' }, 'billet-paid', { chargeId: 7 }, 'receive:management:payment-links'],
] as const)(
  'SHELL-3-30: the notification of a paid charge, %o, leads to the page of its kind',
  (row, type, params, permission) => expect(paidNotice(row)).toEqual({ type, params, permission }),
);
