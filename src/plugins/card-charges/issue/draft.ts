import type { CardChargeInput } from '@balcao/contract/card-charges';
import { messageFaults, sumFaults, termFaults } from '@balcao/contract/shared/charge-faults';
import {
  chargeBody,
  emptyCharge,
  emptyTerms,
  type ChargeDraft,
  type Defaults,
  type TermsDraft,
} from '../../../kits/charging/issue/draft';
import type { ChargeRules } from '../../../kits/charging/issue/rules';

/** A charge by card as it is filled in (AREAS-3-billing-emit-draft-1). */
export interface Draft extends ChargeDraft, TermsDraft {
  is_request_address: boolean;
}

/** An empty draft for these customers. A card is neither late nor early, so only the e-mail of the account's defaults counts. */
export const emptyDraft = ({ send_email }: Pick<Defaults, 'send_email'>, customers: number[]): Draft => ({
  ...emptyCharge(),
  ...emptyTerms(),
  write_off_days: 0,
  send_email,
  customers,
  is_request_address: false,
});

/** The draft as POST /charges/credit_card takes it, with the discount for paying by card. */
export function bodyOf(draft: Draft): CardChargeInput {
  const { discount, ...charge } = chargeBody(draft);
  return {
    ...charge,
    ...(discount ? { credit_discount: discount } : {}),
    expire_at: draft.expire_at!,
    is_request_address: draft.is_request_address,
    send_email: draft.send_email,
  };
}

/** In which step each field is, and the faults that the server would find in them. */
export const CARD_RULES: ChargeRules<Draft> = {
  steps: [
    { key: 'customer', fields: ['customers'] },
    { key: 'items', fields: ['items', 'shipping', 'discount', 'credit_discount'] },
    { key: 'terms', fields: ['expire_at', 'message', 'is_request_address', 'send_email', 'tags', 'payment_method'] },
    { key: 'review', fields: [] },
  ],
  required: ['customers', 'expire_at'],
  faultsOf: (draft, limits) => ({
    ...sumFaults(draft, limits),
    ...termFaults(draft, limits),
    ...messageFaults(draft),
  }),
};
