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
  payment_method: 'banking_billet' | 'credit_card';
  is_bolix: boolean;
}

export const emptyDraft = (defaults: Defaults, customers: number[]): Draft => ({
  ...emptyCharge(),
  ...emptyTerms(defaults),
  customers,
  payment_method: 'banking_billet',
  is_bolix: true,
});

/** A card is charged on the day: it is never late, nor early. */
export const bodyOf = (draft: Draft): SubscriptionInput => {
  const { plan_id, payment_method, is_bolix } = draft;
  const { expire_at, send_email, ...late } = termsBody(draft);
  const ofBillet = { ...late, is_bolix };
  const message = draft.message?.trim() ?? '';
  const common = { ...chargeBody(draft), message, expire_at, send_email, plan_id: plan_id!, payment_method };
  return payment_method === 'credit_card' ? common : { ...common, ...ofBillet };
};

/** What the terms of a card charge are: those that are filled in for a billet wait for it. */
const withoutTerms = ({ fine: _fine, interest: _interest, ...draft }: Draft) => ({
  ...draft,
  conditional_discount: { type: 'currency' as const },
  write_off_days: 0,
});

/** Where the fields of a subscription are filled in, and what the server would refuse of them. */
export const SUBSCRIPTION_RULES: ChargeRules<Draft> = {
  steps: [
    { key: 'customer', fields: ['customers'] },
    { key: 'items', fields: ['items', 'shipping', 'discount'] },
    {
      key: 'terms',
      fields: [
        'plan_id',
        'payment_method',
        'expire_at',
        'fine',
        'interest',
        'write_off_days',
        'conditional_discount',
        'message',
      ],
    },
    { key: 'review', fields: [] },
  ],
  required: ['customers', 'plan_id', 'expire_at'],
  faultsOf: (draft, limits) => ({
    ...sumFaults(draft, limits),
    ...termFaults(draft.payment_method === 'credit_card' ? withoutTerms(draft) : draft, limits),
    ...messageFaults(draft),
  }),
};
