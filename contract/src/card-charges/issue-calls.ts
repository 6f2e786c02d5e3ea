import { Type, type Static } from 'typebox';
import { BilletInput, Recipient } from '../charges/billet-input';
import { defineCalls } from '../core/call';
import { Id } from '../core/shapes';

const billet = BilletInput.properties;

/** AREAS-3-billing-emit-draft-1, the part of a charge by card. The card's number is typed by its payer alone. */
export const CardChargeInput = Type.Object(
  {
    customers: Type.Array(Id, { minItems: 1, maxItems: 100 }),
    items: billet.items,
    expire_at: billet.expire_at,
    shipping: billet.shipping,
    credit_discount: billet.discount,
    message: billet.message,
    is_request_address: Type.Optional(
      Type.Boolean({ description: 'the payer gives a delivery address with the card' }),
    ),
    send_email: Type.Optional(Type.Boolean({ description: "e-mails the page's address to each customer" })),
    tags: billet.tags,
  },
  { additionalProperties: false },
);
export type CardChargeInput = Static<typeof CardChargeInput>;

/** The call that charges customers by card. */
export const issueCardCalls = defineCalls({
  'POST /charges/credit_card': {
    summary: 'Charge customers by card: each gets a page on which the payer alone types the card (AREAS-1-1)',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'card-charge.issue',
    body: CardChargeInput,
    answer: Type.Object({
      ids: Type.Array(Id),
      urls: Type.Array(Type.String(), { description: "paths of the payers' pages, in the order of `ids`" }),
      errors: Type.Array(
        Type.Object({ customer: Type.Object({ ...Recipient.properties }), errorMessage: Type.String() }),
      ),
    }),
  },
});
