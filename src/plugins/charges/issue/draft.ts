import type { BatchTerms, BilletInput, ChargeDetail } from '@balcao/contract/charges';
import {
  chargeBody,
  chargeOf,
  emptyCharge,
  emptyTerms,
  termsBody,
  termsOf,
  type ChargeDraft,
  type Defaults,
  type TermsDraft,
} from '../../../kits/charging/issue/draft';
import { messageFaults, sumFaults, termFaults } from '@balcao/contract/shared/charge-faults';
import type { ChargeRules } from '../../../kits/charging/issue/rules';

/** A billet as it is filled in, before it is issued (AREAS-3-billing-emit-draft-1). */
export interface Draft extends ChargeDraft, TermsDraft {
  is_bolix: boolean;
}

/** An empty draft, with the account's defaults for billets. */
export const emptyDraft = (defaults?: Defaults): Draft => ({
  ...emptyCharge(),
  ...emptyTerms(defaults),
  ...(defaults?.message ? { message: defaults.message } : {}),
  is_bolix: true,
});

/** A draft with the data of an existing billet. */
export const draftOf = (billet: ChargeDetail): Draft => ({
  ...chargeOf(billet),
  ...termsOf(billet),
  is_bolix: billet.charge_payment.pix_copy_paste !== null,
});

/** A draft for the customers with the terms of an earlier batch. */
export const draftOfTerms = (terms: BatchTerms, customers: number[]): Draft => ({
  ...emptyDraft(),
  is_bolix: false,
  send_email: false,
  ...terms,
  customers,
  items: terms.items.map((item) => ({ ...item, amount: item.amount ?? 1 })),
  conditional_discount: { ...emptyDraft().conditional_discount, ...terms.conditional_discount },
});

export const bodyOf = (draft: Draft): BilletInput => ({
  ...chargeBody(draft),
  ...termsBody(draft),
  message: draft.message?.trim() ?? '',
  is_bolix: draft.is_bolix,
});

/** In which step each field of a billet is, and the faults that the server would find in them. */
export const BILLET_RULES: ChargeRules<Draft> = {
  steps: [
    { key: 'customer', fields: ['customers'] },
    { key: 'items', fields: ['items', 'shipping', 'discount'] },
    { key: 'terms', fields: ['expire_at', 'fine', 'interest', 'write_off_days', 'conditional_discount', 'message'] },
    { key: 'review', fields: [] },
  ],
  required: ['customers', 'expire_at'],
  faultsOf: (draft, limits) => ({
    ...sumFaults(draft, limits),
    ...termFaults(draft, limits),
    ...messageFaults(draft),
  }),
};
