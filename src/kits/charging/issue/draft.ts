import type { ChargeDetail } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { cleanCode, type RepassDraft } from '@balcao/contract/shared/split';
import { daysBetween } from '../../../ui/text/format';
import { addDays } from '../../../ui/text/periods';

export type DiscountType = 'currency' | 'percentage';

/** What an item was when it came from the catalogue. */
interface ListedItem {
  name: string;
  value: number;
}

/** What every kind of charge asks, field by field as the contract names it, so that a refusal finds its field. Cents; percent × 100. */
export interface ChargeDraft {
  /** The step that shows; part of the draft, so that a reload comes back to it. */
  step: number;
  customers: number[];
  /** A quantity that is no number is as it was typed. */
  items: {
    name?: string;
    amount?: number | string | null;
    value?: number;
    listed?: ListedItem;
    repasses?: RepassDraft[];
  }[];
  shipping?: number;
  discount: { type: DiscountType; value?: number };
  message?: string;
  tags: number[];
  /** It was sent, and nobody knows whether it was issued. */
  unsure?: boolean;
}

/** What kinds with a due date ask besides: what being late or early changes, and whether an e-mail goes with it. */
export interface TermsDraft {
  expire_at?: string | null;
  fine?: number;
  /** Thousandths of a percent a day. */
  interest?: number;
  write_off_days?: number | string | null;
  conditional_discount: { type: DiscountType; value?: number; until_date?: string | null };
  /** The early discount was copied and holds until so many days before the due date, until its day is chosen. */
  early_days?: number | undefined;
  send_email: boolean;
}

export const emptyCharge = (): ChargeDraft => ({
  step: 0,
  customers: [],
  items: [{ amount: 1 }],
  discount: { type: 'currency' },
  tags: [],
});

/** What an account chose for its charges, which the next one begins with. */
export type Defaults = Answer<'GET /charges/conditions'>['defaults'];

export const emptyTerms = (defaults?: Defaults): TermsDraft => ({
  conditional_discount: { type: 'currency' },
  write_off_days: defaults?.write_off_days ?? DEFAULT_WRITE_OFF_DAYS,
  send_email: defaults?.send_email ?? true,
  ...(defaults?.fine ? { fine: defaults.fine } : {}),
  ...(defaults?.interest ? { interest: defaults.interest } : {}),
});

type Copied = 'customer' | 'charge_items' | 'charge_shippings' | 'charge_payment' | 'tags' | 'message';

/** Who and what of a charge, as the start of another. */
export const chargeOf = (charge: Pick<ChargeDetail, Copied>): ChargeDraft => ({
  ...emptyCharge(),
  customers: charge.customer?.id ? [charge.customer.id] : [],
  items: charge.charge_items.map(({ name, amount, value, repasses }) => ({
    name,
    amount,
    value,
    ...(repasses?.length ? { repasses } : {}),
  })),
  tags: charge.tags.filter((tag) => !tag.hidden).map((tag) => tag.id),
  ...(charge.charge_shippings[0] ? { shipping: charge.charge_shippings[0].value } : {}),
  ...(charge.charge_payment.discount ? { discount: { type: 'currency', value: charge.charge_payment.discount } } : {}),
  ...(charge.message ? { message: charge.message } : {}),
});

type CopiedTerms = 'expire_at' | 'fine' | 'interest' | 'write_off_days' | 'send_email' | 'charge_payment';

/** The conditions of a charge, as the start of another's: its due date is chosen anew. */
export const termsOf = (charge: Pick<ChargeDetail, CopiedTerms>): TermsDraft => ({
  ...emptyTerms(),
  write_off_days: charge.write_off_days,
  send_email: charge.send_email,
  ...(charge.fine ? { fine: charge.fine } : {}),
  ...(charge.interest ? { interest: charge.interest } : {}),
  ...earlyOf(charge),
});

function earlyOf({
  expire_at,
  charge_payment: {
    conditional_discount_type: type,
    conditional_discount_value: value,
    conditional_discount_date: until,
  },
}: Pick<ChargeDetail, 'expire_at' | 'charge_payment'>): Partial<TermsDraft> | undefined {
  return type && value && until
    ? { conditional_discount: { type, value }, early_days: Math.max(0, daysBetween(until, expire_at)) }
    : undefined;
}

/** The last day of a copied early discount, as many days before the due date as it was; nothing where that day is past. */
export function untilOf(due: string | null | undefined, days: number, today: string): string | null {
  const until = due ? addDays(due, -days) : null;
  return until && until >= today ? until : null;
}

/**
 * What the server is asked for, of what was filled in alone: sent again it is the same intent, whatever is known of the customers by
 * then. What was left empty is left out.
 */
export const chargeBody = (draft: ChargeDraft) => ({
  customers: draft.customers,
  items: draft.items.map(({ name, amount, value, repasses = [] }) => ({
    name: name!.trim(),
    amount: Number(amount ?? 1),
    value: value!,
    ...(repasses.length > 0 ? { repasses: repasses.map(partOf) } : {}),
  })),
  ...(draft.shipping ? { shipping: draft.shipping } : {}),
  ...(draft.discount.value ? { discount: { type: draft.discount.type, value: draft.discount.value } } : {}),
  ...(draft.message?.trim() ? { message: draft.message.trim() } : {}),
  ...(draft.tags.length > 0 ? { tags: draft.tags } : {}),
});

const partOf = (part: RepassDraft) => ({
  payee_code: cleanCode(part?.payee_code),
  type: part?.type ?? 'currency',
  value: part?.value ?? 0,
});

/** The conditions beside it, likewise. */
export const termsBody = (draft: TermsDraft) => ({
  expire_at: draft.expire_at!,
  send_email: draft.send_email,
  ...(draft.conditional_discount.value && draft.conditional_discount.until_date
    ? {
        conditional_discount: {
          type: draft.conditional_discount.type,
          value: draft.conditional_discount.value,
          until_date: draft.conditional_discount.until_date,
        },
      }
    : {}),
  // said also where they are none: left out, the account's own would take their place
  fine: draft.fine ?? 0,
  interest: draft.interest ?? 0,
  ...(typeof draft.write_off_days === 'number' ? { write_off_days: draft.write_off_days } : {}),
});
