import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import { messageFaults, sumFaults, termFaults } from '@balcao/contract/shared/charge-faults';
import {
  chargeBody,
  emptyCharge,
  emptyTerms,
  termsBody,
  type ChargeDraft,
  type Defaults,
  type TermsDraft,
} from '../../../kits/charging/issue/draft';
import type { ChargeRules } from '../../../kits/charging/issue/rules';

/** A subscription as it is filled in (AREAS-3-billing-emit-draft-1). */
export interface Draft extends ChargeDraft, TermsDraft {
  plan_id?: number;
  is_bolix: boolean;
}

export const emptyDraft = (defaults: Defaults, customers: number[]): Draft => ({
  ...emptyCharge(),
  ...emptyTerms(defaults),
  customers,
  is_bolix: true,
});

export const bodyOf = (draft: Draft): SubscriptionInput => ({
  ...chargeBody(draft),
  ...termsBody(draft),
  message: draft.message?.trim() ?? '',
  is_bolix: draft.is_bolix,
  plan_id: draft.plan_id!,
});

/** Where the fields of a subscription are filled in, and what the server would refuse of them. */
export const SUBSCRIPTION_RULES: ChargeRules<Draft> = {
  steps: [
    { key: 'customer', fields: ['customers'] },
    { key: 'items', fields: ['items', 'shipping', 'discount'] },
    {
      key: 'terms',
      fields: ['plan_id', 'expire_at', 'fine', 'interest', 'write_off_days', 'conditional_discount', 'message'],
    },
    { key: 'review', fields: [] },
  ],
  required: ['customers', 'plan_id', 'expire_at'],
  faultsOf: (draft, limits) => ({
    ...sumFaults(draft, limits),
    ...termFaults(draft, limits),
    ...messageFaults(draft),
  }),
};
