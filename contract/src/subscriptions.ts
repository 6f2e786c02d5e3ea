import { Type } from 'typebox';
import { IssuedToEach } from './charges/batch-calls';
import { BilletInput, ConditionalDiscount } from './charges/billet-input';
import { Charge, ChargeDetail } from './charges/charge';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import {
  Cents,
  Day,
  Id,
  idParams,
  Instant,
  listAnswer,
  listBody,
  Nullable,
  OneOf,
  pageQuery,
  RowIds,
  RowResults,
} from './core/shapes';
import { TaskStarted } from './tasks';
import { CHARGE_ORDER, chargeFilters, filterBody, filters, SUBSCRIPTION_ORDER } from './subscriptions/filter';
import {
  SUBSCRIPTION_STATUS,
  Subscription,
  SubscriptionCharge,
  SubscriptionDetail,
  SubscriptionInput,
} from './subscriptions/subscription';
import { TagChange } from './tags';

export { SUBSCRIPTION_ORDER } from './subscriptions/filter';
export * from './subscriptions/subscription';

export const permissions = ['receive:management:subscriptions'] as const;

const permission = 'receive:management:subscriptions';
const list = { permission, read: true, answer: listAnswer(Subscription) } as const;
const ids = RowIds;
const chargeIds = Type.Array(Id, { minItems: 1, maxItems: 24 });
const email = Type.Optional(Type.String({ maxLength: 120 }));
const chargesBody = Type.Object({ ids: chargeIds }, { additionalProperties: false });

export const calls = defineCalls({
  'POST /v2/subscriptions': {
    summary: 'Subscriptions',
    ...list,
    body: listBody(SUBSCRIPTION_ORDER, filters),
  },
  'POST /v2/subscriptions/requested': {
    summary: 'Those asked for whose payer has paid nothing yet, and which are not over',
    ...list,
    body: listBody(SUBSCRIPTION_ORDER, filters),
  },
  'POST /v2/subscriptions/totals': {
    summary: 'Count, value a month and what is open of the whole filter, by status',
    read: true,
    permission,
    body: filterBody,
    answer: Type.Object({
      byStatus: Type.Array(
        Type.Object({
          status: OneOf(SUBSCRIPTION_STATUS),
          translated_status: Type.String(),
          count: Type.Integer(),
          monthly: Type.Integer({ ...Cents, description: 'their values, each over its months' }),
          open_value: Cents,
        }),
      ),
    }),
  },
  'POST /v2/subscriptions/ids': {
    summary: 'Ids of the whole filter, to act on: the newest',
    read: true,
    permission,
    body: filterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /subscriptions/all': {
    summary: 'Subscriptions by ids: what was just asked for',
    read: true,
    permission: ['receive:do-charge', permission],
    body: listBody(['id', 'value', 'nextExpireAt', 'customerName'] as const, {
      ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    }),
    answer: listAnswer(
      Type.Object({
        id: Id,
        subscriptionId: Id,
        value: Cents,
        nextExpireAt: Nullable(Day),
        customerName: Type.String(),
        paymentMethod: OneOf(['bankingBillet', 'creditCard']),
      }),
    ),
  },
  'POST /subscriptions/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'subscription.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...filters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'POST /subscriptions': {
    summary: 'A subscription for each customer, on a plan',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'subscription.create',
    body: SubscriptionInput,
    answer: IssuedToEach,
  },
  'PUT /subscriptions': {
    summary: 'Update a subscription (AREAS-4-charges-4): what is said, from its next charge on',
    permission,
    idempotent: true,
    audit: 'subscription.update',
    body: Type.Object(
      {
        id: Id,
        plan_id: Type.Optional(Id),
        items: Type.Optional(BilletInput.properties.items),
        next_due: Type.Optional(Day),
        message: Type.Optional(BilletInput.properties.message),
        shipping: BilletInput.properties.shipping,
        discount: BilletInput.properties.discount,
        fine: BilletInput.properties.fine,
        interest: BilletInput.properties.interest,
        conditional_discount: Type.Optional(
          Nullable(
            Type.Object(ConditionalDiscount.properties, {
              additionalProperties: false,
              description:
                'its last day is of the next charge, and as many days before the due date of each later one; null: none',
            }),
          ),
        ),
        payment_method: Type.Optional(
          OneOf(['banking_billet', 'credit_card'], {
            description: 'a card has no fine, interest or discount for paying early',
          }),
        ),
        email,
        resend: Type.Optional(
          Type.Boolean({ description: 'with `email`: sends what is still to be paid to the new address' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Id, resent: Type.Integer({ description: 'charges sent again' }) }),
  },
  'PUT /subscriptions/cancel': {
    summary: 'Cancel subscriptions (AREAS-4-charges-4): no more charges are made',
    permission,
    idempotent: true,
    audit: 'subscription.cancel',
    body: Type.Object(
      {
        ids,
        cancel_charges: Type.Optional(
          Type.Boolean({ default: false, description: 'what is made and not paid is canceled too; else it stays' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
  'POST /subscriptions/tags': {
    summary: 'Add and remove tags of subscriptions',
    permission,
    audit: 'subscription.tags',
    body: Type.Object(
      {
        ids,
        ...TagChange,
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
  'GET /subscription/{id}': {
    summary: 'One subscription, whole',
    silent404: true,
    permission,
    params: idParams,
    answer: SubscriptionDetail,
  },
  'GET /subscription/{id}/histories': {
    summary: 'What happened to it and to its charges, newest first (AREAS-7-subscriptions-1)',
    silent404: true,
    permission,
    params: idParams,
    query: pageQuery,
    answer: listAnswer(
      Type.Object({
        id: Type.String(),
        charge: Nullable(Type.Integer({ description: 'number of the charge it is about, from 1' })),
        message: Type.String(),
        user: Nullable(Type.String()),
        created_at: Instant,
      }),
    ),
  },
  'GET /subscription/{id}/charges': {
    summary: 'Its charges, newest first (AREAS-7-subscriptions-1)',
    silent404: true,
    permission,
    params: idParams,
    query: pageQuery,
    answer: listAnswer(SubscriptionCharge),
  },
  'POST /subscription/{id}/note': {
    summary: 'Set the note',
    permission,
    audit: 'subscription.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
  'POST /subscription/{id}/retry': {
    summary: 'Try again to make the charge that failed',
    permission,
    idempotent: true,
    audit: 'subscription.retry',
    params: idParams,
    answer: Type.Object({ charge: Nullable(Id), failure: Nullable(Type.String()) }),
  },
  'POST /v2/charges/subscription/opened': {
    summary: 'Charges of subscriptions',
    permission,
    read: true,
    body: listBody(CHARGE_ORDER, chargeFilters),
    answer: listAnswer(Charge),
  },
  'GET /subscriptions/charge/{id}': {
    summary: 'One charge of a subscription, whole (AREAS-2-receive-7)',
    silent404: true,
    permission,
    params: idParams,
    answer: Type.Object({
      ...ChargeDetail.properties,
      subscription: Type.Object({ id: Id, period: Type.Integer(), plan_name: Type.String() }),
    }),
  },
  'GET /subscriptions/charge/{id}/pdf': {
    summary: 'A charge of a subscription on paper',
    permission,
    params: idParams,
    file: 'application/pdf',
  },
  'PUT /subscription/{id}/charges/cancel': {
    summary: 'Cancel charges of a subscription, which goes on',
    permission,
    idempotent: true,
    audit: 'subscription.charge-cancel',
    params: idParams,
    body: chargesBody,
    answer: RowResults,
  },
  'PUT /subscription/{id}/charges/manual-payment': {
    summary: 'Mark charges as paid by other means; moves no money',
    permission,
    idempotent: true,
    audit: 'subscription.charge-manual-payment',
    params: idParams,
    body: chargesBody,
    answer: RowResults,
  },
  'PUT /subscription/{id}/charges/expire-at': {
    summary: 'Change the due date of charges; those to come keep theirs',
    permission,
    idempotent: true,
    audit: 'subscription.charge-expire-at',
    params: idParams,
    body: Type.Object({ ids: chargeIds, expire_at: Day }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /subscription/{id}/charges/resend/email': {
    summary: 'Send charges by e-mail again',
    permission,
    idempotent: true,
    audit: 'subscription.charge-resend-email',
    params: idParams,
    body: Type.Object({ ids: chargeIds, email }, { additionalProperties: false }),
    answer: RowResults,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}

declare module './notifications' {
  interface NotificationKinds {
    'subscription-failed': 'subscriptionId';
    'subscription-paid': 'subscriptionId';
  }
}
