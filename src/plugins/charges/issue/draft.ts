import type { BatchTerms, BilletInput, ChargeDetail } from '@balcao/contract/charges';
import { DEFAULT_WRITE_OFF_DAYS } from '@balcao/contract/shared/billet-limits';
import { daysBetween } from '../../../ui/format';
import { addDays } from '../../../ui/periods';

export type DiscountType = 'currency' | 'percentage';

/** What is being filled in, field by field as the contract names it, so that a refusal finds its field. Cents; percent × 100. */
export interface Draft {
  /** Where one is; kept with what was typed, so that a reload comes back to it. */
  step: number;
  customers: number[];
  /** A quantity that is no number is as it was typed. */
  items: { name?: string; amount?: number | string | null; value?: number }[];
  shipping?: number;
  discount: { type: DiscountType; value?: number };
  expire_at?: string | null;
  fine?: number;
  /** Thousandths of a percent a day. */
  interest?: number;
  write_off_days?: number | string | null;
  conditional_discount: { type: DiscountType; value?: number; until_date?: string | null };
  /** The early discount was copied and holds until so many days before the due date, until its day is chosen. */
  early_days?: number | undefined;
  message?: string;
  tags: number[];
  is_bolix: boolean;
  send_email: boolean;
  /** It was sent, and nobody knows whether it was issued. */
  unsure?: boolean;
}

export const emptyDraft = (): Draft => ({
  step: 0,
  customers: [],
  items: [{ amount: 1 }],
  discount: { type: 'currency' },
  conditional_discount: { type: 'currency' },
  write_off_days: DEFAULT_WRITE_OFF_DAYS,
  tags: [],
  is_bolix: true,
  send_email: true,
});

/** A billet as the start of another: its due date is chosen anew. */
export const draftOf = (billet: ChargeDetail): Draft => ({
  ...emptyDraft(),
  customers: billet.customer?.id ? [billet.customer.id] : [],
  items: billet.charge_items.map(({ name, amount, value }) => ({ name, amount, value })),
  write_off_days: billet.write_off_days,
  tags: billet.tags.filter((tag) => !tag.hidden).map((tag) => tag.id),
  is_bolix: billet.charge_payment.pix_copy_paste !== null,
  send_email: billet.send_email,
  ...(billet.charge_shippings[0] ? { shipping: billet.charge_shippings[0].value } : {}),
  ...(billet.charge_payment.discount ? { discount: { type: 'currency', value: billet.charge_payment.discount } } : {}),
  ...(billet.fine ? { fine: billet.fine } : {}),
  ...(billet.interest ? { interest: billet.interest } : {}),
  ...(billet.message ? { message: billet.message } : {}),
  ...earlyOf(billet),
});

function earlyOf({
  expire_at,
  charge_payment: {
    conditional_discount_type: type,
    conditional_discount_value: value,
    conditional_discount_date: until,
  },
}: ChargeDetail): Pick<Draft, 'conditional_discount' | 'early_days'> | undefined {
  return type && value && until
    ? { conditional_discount: { type, value }, early_days: Math.max(0, daysBetween(until, expire_at)) }
    : undefined;
}

/** The last day of a copied early discount, as many days before the due date as it was; nothing where that day is past. */
export function untilOf(due: string | null | undefined, days: number, today: string): string | null {
  const until = due ? addDays(due, -days) : null;
  return until && until >= today ? until : null;
}

/** What a batch asked of each, as the start of another charge. */
export const draftOfTerms = (terms: BatchTerms, customers: number[]): Draft => ({
  ...emptyDraft(),
  is_bolix: false,
  send_email: false,
  ...terms,
  customers,
  items: terms.items.map(({ name, amount, value }) => ({ name, amount: amount ?? 1, value })),
  conditional_discount: { ...emptyDraft().conditional_discount, ...terms.conditional_discount },
});

/** What the server is asked for, of what was filled in alone: sent again it is the same intent, whatever is known of the customers by then. What was left empty is left out. */
export function bodyOf(draft: Draft): BilletInput {
  const { discount, conditional_discount: early } = draft;
  return {
    customers: draft.customers,
    items: draft.items.map(({ name, amount, value }) => ({
      name: name!.trim(),
      amount: Number(amount ?? 1),
      value: value!,
    })),
    expire_at: draft.expire_at!,
    is_bolix: draft.is_bolix,
    send_email: draft.send_email,
    ...(draft.shipping ? { shipping: draft.shipping } : {}),
    ...(discount.value ? { discount: { type: discount.type, value: discount.value } } : {}),
    ...(early.value && early.until_date
      ? { conditional_discount: { type: early.type, value: early.value, until_date: early.until_date } }
      : {}),
    ...(draft.fine ? { fine: draft.fine } : {}),
    ...(draft.interest ? { interest: draft.interest } : {}),
    ...(typeof draft.write_off_days === 'number' ? { write_off_days: draft.write_off_days } : {}),
    ...(draft.message?.trim() ? { message: draft.message.trim() } : {}),
    ...(draft.tags.length > 0 ? { tags: draft.tags } : {}),
  };
}
