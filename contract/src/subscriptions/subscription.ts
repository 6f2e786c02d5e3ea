import { Type, type Static } from 'typebox';
import { BilletInput, Repass } from '../charges/billet-input';
import { CHARGE_STATUS, ChargeDetail } from '../charges/charge';
import { Cents, Day, Id, Instant, Nullable, OneOf } from '../core/shapes';
import { Tag } from '../tags';

/** domain.md 1: new until its first charge is made; expired once all are. */
export const SUBSCRIPTION_STATUS = ['new', 'active', 'canceled', 'expired'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUS)[number];

/** What may be done with a subscription now; decided by the server. */
export const SUBSCRIPTION_ACTIONS = ['retry', 'update', 'email', 'cancel'] as const;
export type SubscriptionAction = (typeof SUBSCRIPTION_ACTIONS)[number];

const row = {
  id: Id,
  status: OneOf(SUBSCRIPTION_STATUS),
  translated_status: Type.String(),
  plan_id: Id,
  plan_name: Type.String(),
  interval: Type.Integer({ description: 'months from one charge to the next' }),
  repeats: Nullable(Type.Integer({ description: 'charges in all; null: until it is canceled' })),
  customer_name: Type.String(),
  customer_document: Type.String(),
  customer_email: Nullable(Type.String({ description: 'where its charges go' })),
  payment_method: OneOf(['banking_billet', 'credit_card']),
  value: Type.Integer({ ...Cents, description: 'of each charge' }),
  issued: Type.Integer({ description: 'charges made so far' }),
  paid_charges: Type.Integer({ description: 'paid, or marked as paid' }),
  overdue_charges: Type.Integer(),
  open_value: Type.Integer({ ...Cents, description: 'of the charges made and still to be paid' }),
  next_expire_at: Nullable(Day),
  failure: Nullable(Type.String({ description: 'why the next charge could not be made, pt-BR' })),
  retry_on: Nullable(Day),
  created_at: Instant,
  tags: Type.Array(Tag),
  actions: Type.Array(OneOf(SUBSCRIPTION_ACTIONS)),
};

/** A subscription as the lists show it; values in integer cents. */
export const Subscription = Type.Object(row);
export type Subscription = Static<typeof Subscription>;

export const SubscriptionDetail = Type.Object({
  ...row,
  customer: ChargeDetail.properties.customer,
  paid_value: Type.Integer({ ...Cents, description: 'what came in, or the value of what was marked as paid' }),
  first_due: Day,
  issue_on: Nullable(Type.String({ ...Day, description: 'the day its next charge is made and sent' })),
  message: Nullable(Type.String()),
  note: Nullable(Type.String()),
  fine: Type.Integer({ description: 'percent × 100' }),
  interest: Type.Integer({ description: 'thousandths of a percent a day' }),
  write_off_days: Type.Integer(),
  conditional_discount: Nullable(
    Type.Object(
      {
        type: OneOf(['currency', 'percentage']),
        value: Type.Integer({ description: 'integer cents, or percent × 100' }),
        days: Type.Integer({ description: 'how many before each due date it ends' }),
        until_date: Nullable(Type.String({ ...Day, description: 'its last day for the next charge' })),
      },
      { description: 'for who pays early' },
    ),
  ),
  shipping: Cents,
  discount: Cents,
  fee: Type.Integer({ ...Cents, description: 'taken of each charge when it is paid' }),
  card: Nullable(
    Type.Object(
      {
        brand: Nullable(Type.String()),
        last4: Nullable(Type.String()),
        is_given: Type.Boolean({ description: 'whether the payer gave one' }),
        path: Type.String({ description: "the payer's page, on which a card is typed" }),
      },
      { description: 'null where it is paid by billet' },
    ),
  ),
  items: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      amount: Type.Integer(),
      value: Cents,
      repasses: Type.Optional(Type.Array(Repass)),
    }),
  ),
});
export type SubscriptionDetail = Static<typeof SubscriptionDetail>;

export const SubscriptionCharge = Type.Object({
  id: Id,
  period: Type.Integer({ description: 'from 1' }),
  status: OneOf(CHARGE_STATUS),
  translated_status: Type.String(),
  value: Cents,
  expire_at: Day,
  paid_at: Nullable(Instant),
  paid_value: Nullable(Cents),
  actions: ChargeDetail.properties.actions,
});

const { customers: _customers, items, ...terms } = BilletInput.properties;

/** AREAS-3-billing-emit-draft-1, the part of a subscription: `expire_at` is the first charge's, the plan says when the others follow. */
export const SubscriptionInput = Type.Object(
  {
    customers: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    plan_id: Id,
    payment_method: Type.Optional(
      OneOf(['banking_billet', 'credit_card'], {
        description: 'a billet, where it does not say; a card is charged on the day, in one instalment',
      }),
    ),
    items,
    ...terms,
  },
  { additionalProperties: false },
);
export type SubscriptionInput = Static<typeof SubscriptionInput>;
