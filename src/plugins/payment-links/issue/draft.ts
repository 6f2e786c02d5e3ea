import type { LinkMethod, PaymentPageDetail } from '@balcao/contract/links/link';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { takesCardToo } from '@balcao/contract/shared/link-methods';
import { sumFaults } from '@balcao/contract/shared/charge-faults';
import { chargeBody, emptyCharge, type ChargeDraft } from '../../../kits/charging/issue/draft';
import type { ChargeRules } from '../../../kits/charging/issue/rules';

/** A link as it is filled in. */
export interface Draft extends ChargeDraft {
  payment_method: LinkMethod;
  request_delivery_address: boolean;
  single_use: boolean;
  /** Each customer of it is e-mailed the address of their link. */
  send_email: boolean;
  /** Who is e-mailed the address of a link that is for no customer. */
  email?: string;
  expire_at?: string | null;
  /** The discount for paying by card, integer cents; the same as the other discount where empty. */
  credit_discount?: number | null;
}

export const emptyDraft = (customers: number[] = []): Draft => ({
  ...emptyCharge(),
  customers,
  payment_method: 'all',
  request_delivery_address: false,
  single_use: false,
  send_email: true,
});

/** A link as the start of another; its last day is chosen anew. */
export const draftOf = (page: PaymentPageDetail): Draft => ({
  ...emptyDraft(page.customer_id ? [page.customer_id] : []),
  items: page.items.map(({ name, amount, value }) => ({ name, amount, value })),
  tags: page.tags.filter((tag) => !tag.hidden).map((tag) => tag.id),
  ...(page.shipping ? { shipping: page.shipping } : {}),
  ...(page.discount ? { discount: { type: 'currency', value: page.discount } } : {}),
  ...(page.credit_discount !== page.discount ? { credit_discount: page.credit_discount } : {}),
  message: page.message,
  payment_method: page.payment_method,
  request_delivery_address: page.request_delivery_address,
  single_use: page.single_use,
});

export function bodyOf(draft: Draft): PaymentLinkInput {
  const { customers, message, ...charge } = chargeBody(draft);
  const email = draft.email?.trim();
  return {
    ...charge,
    message: message ?? '',
    payment_method: draft.payment_method,
    request_delivery_address: draft.request_delivery_address,
    single_use: draft.single_use,
    ...(customers.length > 0 ? { customers, send_email: draft.send_email } : email ? { email } : {}),
    ...(draft.expire_at ? { expire_at: draft.expire_at } : {}),
    ...(takesCardToo(draft.payment_method) && typeof draft.credit_discount === 'number'
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
      fields: [
        'message',
        'payment_method',
        'credit_discount',
        'expire_at',
        'request_delivery_address',
        'single_use',
        'customers',
        'email',
      ],
    },
    { key: 'review', fields: [] },
  ],
  required: ['message'],
  faultsOf: (draft, limits) => sumFaults(draft, limits),
};
