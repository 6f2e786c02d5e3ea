import { defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { productCalls } from './investments/product-calls';
import { profileCalls } from './investments/profile-calls';
import { purchaseCalls } from './investments/purchase-calls';
import { redemptionCalls } from './investments/redemption-calls';
import { walletCalls } from './investments/wallet-calls';

export * from './investments/shapes';

export const permissions = ['investments'] as const;
export const topics = defineTopics({ investments: ['investments'] });

/** Fixed income: assets on offer, what was bought, and what it is worth. */
export const calls = {
  ...walletCalls,
  ...productCalls,
  ...purchaseCalls,
  ...redemptionCalls,
  ...profileCalls,
};

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    investment: 'url';
  }
}
