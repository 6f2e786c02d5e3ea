import type { CarnetDetail, CarnetInput } from '@balcao/contract/carnets';
import type { ChargeDetail } from '@balcao/contract/charges';
import { totalsOf } from '@balcao/contract/shared/charge-amounts';
import { messageFaults, sumFaults, termFaults } from '@balcao/contract/shared/charge-faults';
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

import type { ChargeRules } from '../../../kits/charging/issue/rules';

/** A carnet as it is filled in, before it is issued (AREAS-3-billing-emit-draft-1). */
export interface Draft extends ChargeDraft, TermsDraft {
  repeats?: number | string | null;
  split_items: boolean;
  is_bolix: boolean;
}

export const emptyDraft = (defaults: Defaults, customers: number[]): Draft => ({
  ...emptyCharge(),
  ...emptyTerms(defaults),
  customers,
  repeats: 12,
  split_items: true,
  is_bolix: true,
});

/** A carnet as the start of another; its first parcel says its terms. */
export function draftOf(carnet: CarnetDetail, first: ChargeDetail, defaults: Defaults): Draft {
  const { items, ...charge } = chargeOf({ ...first, tags: carnet.tags, message: carnet.message });
  const draft = {
    ...charge,
    ...termsOf(first),
    send_email: defaults.send_email,
    repeats: carnet.parcels,
    is_bolix: first.charge_payment.pix_copy_paste !== null,
  };
  // parcels that differ divide the carnet's value; those that do not are the same carnet either way
  const isDivided = carnet.parcel_list.some(({ value }) => value !== first.value);
  return isDivided
    ? { ...draft, items: [{ name: items[0]?.name ?? '', amount: 1, value: carnet.value }], split_items: true }
    : { ...draft, items, split_items: false };
}

/** Whether the copy lacks what goes on to others: of a divided value only each parcel's part is known. */
export const losesParts = (draft: Draft, first: ChargeDetail): boolean =>
  draft.split_items && first.charge_items.some(({ repasses }) => repasses.length > 0);

export const bodyOf = (draft: Draft): CarnetInput => ({
  ...chargeBody(draft),
  ...termsBody(draft),
  message: draft.message?.trim() ?? '',
  is_bolix: draft.is_bolix,
  repeats: Number(draft.repeats),
  split_items: draft.split_items,
});

/** `count` of parcels, the value of `each` but the first, of the `first` (which takes the remainder), and the `total`; integer cents. */
export function parcelsOf(draft: Draft): { count: number; each: number; first: number; total: number } {
  const { value } = totalsOf(draft);
  const count = typeof draft.repeats === 'number' && draft.repeats > 0 ? draft.repeats : 1;
  if (!draft.split_items) return { count, each: value, first: value, total: value * count };
  const each = Math.floor(value / count);
  return { count, each, first: value - each * (count - 1), total: value };
}

/** In which step each field of a carnet is, and the faults that the server would find in them. */
export const CARNET_RULES: ChargeRules<Draft> = {
  steps: [
    { key: 'customer', fields: ['customers'] },
    { key: 'items', fields: ['items', 'shipping', 'discount'] },
    {
      key: 'terms',
      fields: ['repeats', 'expire_at', 'fine', 'interest', 'write_off_days', 'conditional_discount', 'message'],
    },
    { key: 'review', fields: [] },
  ],
  required: ['customers', 'expire_at', 'repeats'],
  faultsOf: (draft, limits) => ({
    ...sumFaults(draft, limits),
    ...termFaults(draft, limits),
    ...messageFaults(draft),
  }),
};
