import { Type, type Static } from 'typebox';
import { Cents, Day, Id, Nullable, OneOf } from '../core/shapes';
import { ITEM_AMOUNT, WRITE_OFF_DAYS } from '../shared/billet-limits';
import { MOST_PAYEES } from '../shared/split';
import { MAX_TAGS } from '../shared/tag-limits';

/** A customer as seen while issuing. */
export const Recipient = Type.Object({
  id: Id,
  name: Type.String(),
  document: Type.String(),
  email: Nullable(Type.String()),
});
export type Recipient = Static<typeof Recipient>;

/**
 * The message on a billet. The rule limits its lines, whatever their line ends (domain.md 1); the length here only bounds the input.
 */
export const BilletMessage = Type.String({ maxLength: 1000, description: 'at most 4 lines of 100 characters' });

/** A part of an item that goes to another account (domain.md 1). */
export const Repass = Type.Object(
  {
    payee_code: Type.String({ minLength: 1, maxLength: 60, description: "the payee's account code, 32 hex digits" }),
    type: OneOf(['currency', 'percentage'], { default: 'currency' }),
    value: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'cents of the item, or percent × 100; what cannot be is told as such',
    }),
  },
  { additionalProperties: false },
);

const ChargeItemInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    amount: Type.Integer({ ...ITEM_AMOUNT, default: 1 }),
    value: Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'unit value, integer cents; what a billet cannot hold is told as such',
    }),
    repasses: Type.Optional(
      Type.Array(Repass, { maxItems: MOST_PAYEES, description: 'who else gets a part of it when it is paid' }),
    ),
  },
  { additionalProperties: false },
);

/** A discount for who pays until a day (AREAS-3-billing-emit-draft-2). */
export const ConditionalDiscount = Type.Object(
  {
    type: OneOf(['currency', 'percentage'], { default: 'currency' }),
    value: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    until_date: Day,
  },
  { additionalProperties: false },
);

/** AREAS-3-billing-emit-draft-1, the part of a billet. */
export const BilletInput = Type.Object(
  {
    customers: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    items: Type.Array(ChargeItemInput, { minItems: 1, maxItems: 100 }),
    expire_at: Day,
    shipping: Type.Optional(Cents),
    discount: Type.Optional(
      Type.Object(
        {
          type: OneOf(['currency', 'percentage']),
          value: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
        },
        { additionalProperties: false },
      ),
    ),
    conditional_discount: Type.Optional(ConditionalDiscount),
    fine: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'percent × 100' })),
    interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 330, description: 'thousandths of a percent a day' })),
    write_off_days: Type.Optional(Type.Integer(WRITE_OFF_DAYS)),
    message: Type.Optional(BilletMessage),
    is_bolix: Type.Optional(Type.Boolean()),
    send_email: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Id, { maxItems: MAX_TAGS })),
    order_id: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: "the issuer's own number of the order (AREAS-3-charge-1)",
      }),
    ),
    notification_url: Type.Optional(
      Type.String({
        pattern: '^https://[^\\s/]+\\S*$',
        maxLength: 255,
        description: "the issuer's address for what happens to it",
      }),
    ),
  },
  { additionalProperties: false },
);
export type BilletInput = Static<typeof BilletInput>;

/** What all charges of a batch share. */
export const BatchTerms = Type.Omit(BilletInput, ['customers'], { additionalProperties: false });
export type BatchTerms = Static<typeof BatchTerms>;
