import { Type, type Static } from 'typebox';
import { issueCardCalls } from './card-charges/issue-calls';
import { CHARGE_STATUS, ChargeDetail } from './charges/charge';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
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
  RowIds,
  RowResults,
} from './core/shapes';
import { signedBody } from './core/signing';
import { CARD_BRANDS, DEFENSE } from './shared/card-limits';
import { Tag, TagChange } from './tags';
import { TaskStarted } from './tasks';

export { CardChargeInput } from './card-charges/issue-calls';

export const permissions = ['receive:management:credit-card'] as const;

/** What may be done with a card charge now; decided by the server. */
export const CARD_ACTIONS = ['refund', 'defend', 'resend-email', 'cancel', 'file', 'unfile'] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

/** Where a chargeback stands: to be answered, answered, and how the brand decided. */
export const CONTEST_STATES = ['open', 'defended', 'won', 'lost'] as const;

const row = {
  id: Id,
  status: OneOf(CHARGE_STATUS),
  translated_status: Type.String(),
  customer_name: Type.String(),
  customer_document: Type.String(),
  customer_email: Nullable(Type.String()),
  value: Cents,
  brand: Nullable(OneOf(CARD_BRANDS, { description: 'null until a card was typed' })),
  last4: Nullable(Type.String({ description: 'last digits of the card' })),
  instalments: Type.Integer({ description: 'that the payer chose' }),
  fee: Type.Integer({ ...Cents, description: 'withheld of what was paid and not refunded' }),
  refunded: Type.Integer({ ...Cents, description: 'given back to the payer so far' }),
  credited: Type.Integer({ ...Cents, description: 'net, what the account holds of it' }),
  to_credit: Type.Integer({ ...Cents, description: 'net, what is still to come' }),
  next_credit: Nullable(Day),
  answer_until: Nullable(Type.String({ description: 'yyyy-mm-dd: last day to answer an open chargeback' })),
  filed: Type.Boolean(),
  created_at: Instant,
  paid_at: Nullable(Type.String({ description: 'ISO 8601 instant at which the card was approved' })),
  tags: Type.Array(Tag),
  actions: Type.Array(OneOf(CARD_ACTIONS)),
};

/** A card charge as the list shows it; values in integer cents. */
export const CardCharge = Type.Object(row);
export type CardCharge = Static<typeof CardCharge>;

export const CardChargeDetail = Type.Object({
  ...row,
  holder: Nullable(Type.String({ description: 'as printed on the card' })),
  authorisation: Nullable(Type.String({ description: 'code the issuer gave' })),
  release: Nullable(Type.Integer({ description: 'days after which it is released; 30: each instalment in its month' })),
  tries: Type.Integer({ description: 'cards that were tried' }),
  refundable: Type.Integer({ ...Cents, description: 'what may still be given back' }),
  receipts: Type.Array(
    Type.Object({
      number: Type.Integer({ description: 'from 1' }),
      due_on: Day,
      gross: Type.Integer({ ...Cents, description: 'less what was given back of it' }),
      fee: Cents,
      net: Cents,
      credited_at: Nullable(Instant),
    }),
  ),
  refunds: Type.Array(Type.Object({ id: Id, value: Cents, user: Nullable(Type.String()), created_at: Instant })),
  contest: Nullable(
    Type.Object({
      state: OneOf(CONTEST_STATES),
      value: Cents,
      reason: Type.String({ description: 'pt-BR, the payer’s' }),
      answer_until: Day,
      opened_at: Instant,
      defense: Nullable(Type.String()),
      debit_pending: Type.Boolean({ description: 'lost, and the balance does not cover it yet' }),
    }),
  ),
  customer: ChargeDetail.properties.customer,
  charge_items: ChargeDetail.properties.charge_items,
  receivers: ChargeDetail.properties.receivers,
  charge_histories: ChargeDetail.properties.charge_histories,
  shipping: Cents,
  discount: Cents,
  message: Nullable(Type.String()),
  note: Nullable(Type.String()),
  url: Nullable(Type.String({ description: "path of the payer's page, of a charge to a customer" })),
  link: Nullable(Type.Object({ id: Id, kind: OneOf(['link', 'button']), name: Type.String() })),
});
export type CardChargeDetail = Static<typeof CardChargeDetail>;

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const filters = {
  text: Type.Optional(Type.String({ maxLength: 120, description: 'customer, document, e-mail or last digits' })),
  status: Type.Optional(Type.Array(OneOf(CHARGE_STATUS), { maxItems: 12 })),
  brand: Type.Optional(Type.Array(OneOf(CARD_BRANDS), { maxItems: 5 })),
  issued: Type.Optional(period),
  paid: Type.Optional(period),
  value: Type.Optional(
    Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false }),
  ),
  tags: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' })),
};
const filterBody = Type.Object({ filed: Type.Boolean(), ...filters }, { additionalProperties: false });

export const CARD_ORDER = ['id', 'customer_name', 'value', 'created_at', 'paid_at', 'status'] as const;
const permission = 'receive:management:credit-card';
const list = { permission, read: true, body: listBody(CARD_ORDER, filters), answer: listAnswer(CardCharge) } as const;
const ids = RowIds;
const idsBody = Type.Object({ ids }, { additionalProperties: false });

export const topics = defineTopics({ 'card-charges': [permission] });

const ownCalls = defineCalls({
  'POST /v2/charges/credit-card/opened': { summary: 'Card charges not filed (AREAS-2-receive-11)', ...list },
  'POST /v2/charges/credit-card/filed': { summary: 'Card charges filed away', ...list },
  'POST /v2/charges/credit-card/totals': {
    summary: 'Count and value of the whole filter, by status',
    read: true,
    permission,
    body: filterBody,
    answer: Type.Object({
      byStatus: Type.Array(
        Type.Object({
          status: OneOf(CHARGE_STATUS),
          translated_status: Type.String(),
          count: Type.Integer(),
          value: Cents,
        }),
        { description: 'those there are, what waits for the user first' },
      ),
    }),
  },
  'POST /v2/charges/credit-card/ids': {
    summary: 'Ids of the whole filter, to act on: the newest',
    read: true,
    permission,
    body: filterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /credit-card-charges/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'card-charge.export',
    body: Type.Object(
      { filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...filters },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
  'GET /credit-card-charge/{id}': {
    summary: 'One card charge, whole',
    silent404: true,
    permission,
    params: idParams,
    answer: CardChargeDetail,
  },
  'POST /credit-card-charge/{id}/refund': {
    summary: 'Give the payer back a part of it or the whole',
    permission,
    idempotent: true,
    audit: 'card-charge.refund',
    signed: {
      summary: 'Devolver cobrança no cartão',
      bind: [
        { path: 'params.id', label: 'Cobrança' },
        { path: 'body.value', label: 'Valor', as: 'cents' },
      ],
    },
    params: idParams,
    body: signedBody({ value: Cents }),
    answer: Type.Object({ refunded: Cents, status: OneOf(CHARGE_STATUS) }),
  },
  'POST /credit-card-charge/{id}/defense': {
    summary: 'Answer a chargeback before its last day',
    permission,
    idempotent: true,
    audit: 'card-charge.defense',
    params: idParams,
    body: Type.Object({ text: Type.String({ maxLength: DEFENSE.maxLength }) }, { additionalProperties: false }),
  },
  'POST /credit-card-charge/{id}/note': {
    summary: 'Set the note',
    permission,
    audit: 'card-charge.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
  'PUT /credit-card-charges/cancel': {
    summary: 'Cancel what no card has paid',
    permission,
    idempotent: true,
    audit: 'card-charge.cancel',
    body: idsBody,
    answer: RowResults,
  },
  'PUT /credit-card-charges/file': {
    summary: 'File away, or take back',
    permission,
    audit: 'card-charge.file',
    body: Type.Object({ ids, filed: Type.Optional(Type.Boolean({ default: true })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /credit-card-charges/resend/email': {
    summary: 'Tell the payer by e-mail again where the charge stands',
    permission,
    idempotent: true,
    audit: 'card-charge.resend-email',
    body: Type.Object({ ids, email: Type.Optional(Type.String({ maxLength: 120 })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /credit-card-charges/tags': {
    summary: 'Add and remove tags of card charges',
    permission,
    audit: 'card-charge.tags',
    body: Type.Object(
      {
        ids,
        ...TagChange,
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
});

export const calls = { ...issueCardCalls, ...ownCalls };

declare module './notifications' {
  interface NotificationKinds {
    'card-approved': 'cobrancasURL';
    'card-contested': 'cobrancasURL';
    'card-refused': 'cobrancasURL';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
