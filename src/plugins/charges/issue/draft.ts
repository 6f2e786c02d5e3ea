import type { BilletInput } from '@balcao/contract/charges';

export type DiscountType = 'currency' | 'percentage';

/** What is being filled in, field by field as the contract names it, so that a refusal finds its field. Cents; percent × 100. */
export interface Draft {
  customer?: number;
  items: { name?: string; amount?: number | null; value?: number }[];
  shipping?: number;
  discount: { type: DiscountType; value?: number };
  expire_at?: string | null;
  fine?: number;
  /** Thousandths of a percent a day. */
  interest?: number;
  write_off_days?: number | null;
  conditional_discount: { type: DiscountType; value?: number; until_date?: string | null };
  message?: string;
  is_bolix: boolean;
  send_email: boolean;
}

export const emptyDraft = (): Draft => ({
  items: [{ amount: 1 }],
  discount: { type: 'currency' },
  conditional_discount: { type: 'currency' },
  write_off_days: 120,
  is_bolix: true,
  send_email: true,
});

/** What the server is asked for; what was left empty is left out. */
export function bodyOf(draft: Draft, hasEmail: boolean): BilletInput {
  const { discount, conditional_discount: early } = draft;
  return {
    customers: [draft.customer!],
    items: draft.items.map(({ name, amount, value }) => ({ name: name!.trim(), amount: amount ?? 1, value: value! })),
    expire_at: draft.expire_at!,
    is_bolix: draft.is_bolix,
    send_email: draft.send_email && hasEmail,
    ...(draft.shipping ? { shipping: draft.shipping } : {}),
    ...(discount.value ? { discount: { type: discount.type, value: discount.value } } : {}),
    ...(early.value && early.until_date ? { conditional_discount: { type: early.type, value: early.value, until_date: early.until_date } } : {}),
    ...(draft.fine ? { fine: draft.fine } : {}),
    ...(draft.interest ? { interest: draft.interest } : {}),
    ...(typeof draft.write_off_days === 'number' ? { write_off_days: draft.write_off_days } : {}),
    ...(draft.message?.trim() ? { message: draft.message.trim() } : {}),
  };
}
