import { Type, type Static } from 'typebox';
import { CHARGE_KINDS, CHARGE_STATUS } from './charges/charge';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { MOST_PARTS } from './shared/credit-parts';
import { TaskStarted } from './tasks';

export const permissions = ['receive:reconciliation'] as const;
const permission = 'receive:reconciliation';
export const topics = defineTopics({ reconciliation: [permission] });

/** How the money came in. */
export const CREDIT_SOURCES = ['pix', 'ted'] as const;
/** open: not handled yet; matched: paid one or several charges; dismissed: belongs to no charge. */
export const CREDIT_STATES = ['open', 'matched', 'dismissed'] as const;
/** high: payer and amount agree; medium: one of them and a further sign; low: only a hint. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;

const ChargeOf = Type.Object({
  id: Id,
  kind: OneOf(CHARGE_KINDS),
  kind_label: Type.String(),
  customer_name: Type.String(),
  status: OneOf(CHARGE_STATUS),
  expire_at: Day,
  value: Cents,
  due: Type.Integer({ ...Cents, description: 'integer cents: what it was worth on the day the money came' }),
});
export type CreditCharge = Static<typeof ChargeOf>;

const Part = Type.Object({ charge: ChargeOf, amount: Cents });

/** Charges that a credit likely paid, and why, in pt-BR. */
export const Suggestion = Type.Object({
  confidence: OneOf(CONFIDENCES),
  reasons: Type.Array(Type.String()),
  parts: Type.Array(Part),
});
export type Suggestion = Static<typeof Suggestion>;

/** Money that came in without a charge. Integer cents. */
export const Credit = Type.Object({
  id: Id,
  source: OneOf(CREDIT_SOURCES),
  amount: Cents,
  payer_name: Type.String(),
  payer_document: Nullable(Type.String({ description: 'masked: ***.456.789-**; a CNPJ whole' })),
  payer_bank: Type.String(),
  message: Type.String(),
  received_at: Instant,
  state: OneOf(CREDIT_STATES),
  matched: Type.Integer({ ...Cents, description: 'integer cents that paid charges' }),
  suggestion: Nullable(Suggestion),
});
export type Credit = Static<typeof Credit>;

export const CreditDetail = Type.Object({
  ...Credit.properties,
  refunded: Type.Integer({ ...Cents, description: 'integer cents given back before it was matched' }),
  pix: Nullable(Type.Integer({ description: 'the Pix it is' })),
  suggestions: Type.Array(Suggestion),
  matches: Type.Array(Type.Object({ ...Part.properties, by: Type.String(), at: Instant })),
  histories: Type.Array(Type.Object({ id: Id, message: Type.String(), by: Nullable(Type.String()), at: Instant })),
});
export type CreditDetail = Static<typeof CreditDetail>;

const filters = {
  text: Type.Optional(Type.String({ maxLength: 120 })),
  state: Type.Optional(OneOf(CREDIT_STATES)),
  source: Type.Optional(OneOf(CREDIT_SOURCES)),
  received: Type.Optional(
    Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  ),
};
const filterBody = Type.Object(filters, { additionalProperties: false });

export const calls = defineCalls({
  'POST /reconciliation/search': {
    summary: 'Money that came in without a charge, newest first, each with its likeliest charge',
    permission,
    read: true,
    body: listBody(['received_at', 'amount', 'payer_name'] as const, filters),
    answer: listAnswer(Credit),
  },
  'POST /reconciliation/totals': {
    summary: 'What the whole filter adds up to',
    permission,
    read: true,
    body: filterBody,
    answer: Type.Object({ count: Type.Integer(), value: Cents, matched: Cents }),
  },
  'POST /reconciliation/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'reconciliation.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...filters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /reconciliation/{id}': {
    summary: 'One of them, with what it may have paid and what was done with it',
    permission,
    silent404: true,
    params: idParams,
    answer: CreditDetail,
  },
  'POST /reconciliation/{id}/charges': {
    summary: 'Open charges to choose from by hand: by number, customer or document',
    permission,
    read: true,
    params: idParams,
    body: Type.Object({ text: Type.String({ maxLength: 120 }) }, { additionalProperties: false }),
    answer: Type.Object({ items: Type.Array(ChargeOf) }),
  },
  'POST /reconciliation/{id}/match': {
    summary: 'Say which charges it paid, and with how much each; no money moves',
    permission,
    idempotent: true,
    audit: 'reconciliation.match',
    params: idParams,
    body: Type.Object(
      {
        parts: Type.Array(
          Type.Object({ charge_id: Id, amount: Type.Integer({ ...Cents }) }, { additionalProperties: false }),
          { minItems: 1, maxItems: MOST_PARTS },
        ),
      },
      { additionalProperties: false },
    ),
    answer: CreditDetail,
  },
  'POST /reconciliation/{id}/dismiss': {
    summary: 'Say that it is of no charge',
    permission,
    idempotent: true,
    audit: 'reconciliation.dismiss',
    params: idParams,
    answer: CreditDetail,
  },
  'POST /reconciliation/{id}/undo': {
    summary: 'Take back what was said of it: its charges are as they were',
    permission,
    idempotent: true,
    audit: 'reconciliation.undo',
    params: idParams,
    answer: CreditDetail,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'reconciliation-suggested': 'creditId';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
