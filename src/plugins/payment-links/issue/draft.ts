import type { LinkMethod } from '@balcao/contract/links/link';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { sumFaults } from '@balcao/contract/shared/charge-faults';
import { chargeBody, emptyCharge, type ChargeDraft } from '../../../kits/charging/issue/draft';
import type { ChargeRules } from '../../../kits/charging/issue/rules';

/** A link as it is filled in. */
export interface Draft extends ChargeDraft {
  payment_method: LinkMethod;
  request_delivery_address: boolean;
  single_use: boolean;
  expire_at?: string | null;
  /** The discount for paying by card, integer cents; the same as the other discount where empty. */
  credit_discount?: number | null;
}

export const emptyDraft = (): Draft => ({
  ...emptyCharge(),
  payment_method: 'all',
  request_delivery_address: false,
  single_use: false,
});

export function bodyOf(draft: Draft): PaymentLinkInput {
  const { customers: _customers, message, ...charge } = chargeBody(draft);
  return {
    ...charge,
    message: message ?? '',
    payment_method: draft.payment_method,
    request_delivery_address: draft.request_delivery_address,
    single_use: draft.single_use,
    ...(draft.expire_at ? { expire_at: draft.expire_at } : {}),
    ...(draft.payment_method === 'all' && typeof draft.credit_discount === 'number'
      ? { credit_discount: { type: 'currency' as const, value: draft.credit_discount } }
      : {}),
  };
}

/** In which step each field of a link is, and the faults that the server would find in them. */
export const LINK_RULES: ChargeRules<Draft> = {
  steps: [
    { key: 'items', fields: ['items', 'shipping', 'discount'] },
    {
      key: 'terms',
      fields: ['message', 'payment_method', 'credit_discount', 'expire_at', 'request_delivery_address', 'single_use'],
    },
    { key: 'review', fields: [] },
  ],
  required: ['message'],
  faultsOf: (draft, limits) => sumFaults(draft, limits),
};
