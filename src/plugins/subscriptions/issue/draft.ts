import type { SubscriptionDetail, SubscriptionInput } from '@balcao/contract/subscriptions';
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

/** A subscription as it is filled in, before it is issued (AREAS-3-billing-emit-draft-1). */
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

/** A subscription as the start of another. */
export function draftOf(one: SubscriptionDetail, defaults: Defaults): Draft {
  const early = one.conditional_discount;
  return {
    ...emptyDraft(defaults, one.customer?.id ? [one.customer.id] : []),
    items: one.items.map(({ name, amount, value, repasses }) => ({
      name,
      amount,
      value,
      ...(repasses?.length ? { repasses } : {}),
    })),
    tags: one.tags.filter((tag) => !tag.hidden).map((tag) => tag.id),
    ...(one.shipping ? { shipping: one.shipping } : {}),
    ...(one.discount ? { discount: { type: 'currency', value: one.discount } } : {}),
    ...(one.message ? { message: one.message } : {}),
    fine: one.fine,
    interest: one.interest,
    write_off_days: one.write_off_days,
    ...(early ? { conditional_discount: { type: early.type, value: early.value }, early_days: early.days } : {}),
    plan_id: one.plan_id,
    payment_method: one.payment_method,
  };
}

/** The draft as POST /subscriptions takes it; by card without fine, interest, discount and write-off, as a card is charged on the day. */
export const bodyOf = (draft: Draft): SubscriptionInput => {
  const { plan_id, payment_method, is_bolix } = draft;
  const { expire_at, send_email, ...late } = termsBody(draft);
  const ofBillet = { ...late, is_bolix };
  const message = draft.message?.trim() ?? '';
  const common = { ...chargeBody(draft), message, expire_at, send_email, plan_id: plan_id!, payment_method };
  return payment_method === 'credit_card' ? common : { ...common, ...ofBillet };
};

/** The draft without a billet's terms, for a charge by card; in the form they stay, for the case of going back to billet. */
const withoutTerms = ({ fine: _fine, interest: _interest, ...draft }: Draft) => ({
  ...draft,
  conditional_discount: { type: 'currency' as const },
  write_off_days: 0,
});

/** In which step each field of a subscription is, and the faults that the server would find in them. */
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
