import { Type, type Static } from 'typebox';
import { BilletInput } from '../charges/billet-input';
import { Cents, Day, Id, Instant, listAnswer, Nullable, OneOf } from '../core/shapes';
import { CHARGE_STATUS } from '../charges/charge';
import { LINK_MESSAGE } from '../shared/link-limits';
import { LINK_METHODS, type LinkMethod } from '../shared/link-methods';
import { Tag } from '../tags';

/** 'paid' is only for links that take a single payment; a button is active or disabled. */
export const LINK_STATUS = ['active', 'paid', 'expired', 'canceled', 'disabled'] as const;
export type LinkStatus = (typeof LINK_STATUS)[number];

export { LINK_METHODS, type LinkMethod };

export const LINK_ACTIONS = ['update', 'resend-email', 'cancel', 'enable', 'disable', 'file', 'unfile'] as const;
export type LinkAction = (typeof LINK_ACTIONS)[number];

const row = {
  id: Id,
  name: Type.String({ description: 'what is sold' }),
  status: OneOf(LINK_STATUS),
  translated_status: Type.String(),
  value: Cents,
  payment_method: OneOf(LINK_METHODS),
  expire_at: Nullable(Day),
  url: Type.String({ description: "path of the payer's page" }),
  views: Type.Integer(),
  started: Type.Integer({ description: 'charges its payers made' }),
  paid: Type.Integer({ description: 'of them paid' }),
  paid_value: Cents,
  filed: Type.Boolean(),
  created_at: Instant,
  tags: Type.Array(Tag),
  actions: Type.Array(OneOf(LINK_ACTIONS)),
};

/** A page where anyone pays, as lists show it; values in integer cents. */
export const PaymentPage = Type.Object(row);
export type PaymentPage = Static<typeof PaymentPage>;

export const PaymentPageDetail = Type.Object({
  ...row,
  items: Type.Array(Type.Object({ name: Type.String(), amount: Type.Integer(), value: Cents })),
  shipping: Cents,
  discount: Cents,
  credit_discount: Type.Integer({ ...Cents, description: 'of who pays by card' }),
  message: Type.String(),
  request_delivery_address: Type.Boolean(),
  single_use: Type.Boolean(),
  label: Nullable(Type.String({ description: 'what a button says' })),
  seller: Type.String({ description: 'as payers are told' }),
  note: Nullable(Type.String()),
  customer_id: Nullable(Type.Integer({ ...Id, description: 'the customer that it was made for' })),
  histories: Type.Array(
    Type.Object({ id: Id, message: Type.String(), user: Nullable(Type.String()), created_at: Instant }),
  ),
});
export type PaymentPageDetail = Static<typeof PaymentPageDetail>;

/** The content of a payment page, and how it can be paid. */
export const pageInput = {
  items: BilletInput.properties.items,
  shipping: BilletInput.properties.shipping,
  discount: BilletInput.properties.discount,
  /** The discount for paying by card; the same as `discount` where absent. */
  credit_discount: BilletInput.properties.discount,
  message: Type.String({ ...LINK_MESSAGE }),
  payment_method: Type.Optional(OneOf(LINK_METHODS, { default: 'all' })),
  request_delivery_address: Type.Optional(Type.Boolean()),
  tags: BilletInput.properties.tags,
};

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });

export const pageFilters = {
  text: Type.Optional(Type.String({ maxLength: 120, description: 'name, message or number' })),
  status: Type.Optional(Type.Array(OneOf(LINK_STATUS), { maxItems: 5 })),
  issued: Type.Optional(period),
  value: Type.Optional(
    Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false }),
  ),
  tags: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' })),
};
export const pageFilterBody = Type.Object({ filed: Type.Boolean(), ...pageFilters }, { additionalProperties: false });

export const PAGE_ORDER = ['id', 'name', 'value', 'views', 'paid', 'created_at'] as const;

export const pageTotals = Type.Object({
  count: Type.Integer(),
  views: Type.Integer(),
  started: Type.Integer(),
  paid: Type.Integer(),
  paid_value: Cents,
});

/** Charges made on the page, newest first. */
export const pageCharges = listAnswer(
  Type.Object({
    id: Id,
    customer_name: Type.String(),
    status: OneOf(CHARGE_STATUS),
    translated_status: Type.String(),
    value: Cents,
    created_at: Instant,
    paid_at: Nullable(Instant),
  }),
);
