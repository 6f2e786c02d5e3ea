import { Type, type Static } from 'typebox';
import { CHARGE_KINDS, CHARGE_STATUS } from './charges/charge';
import { DEBT_AGES } from './charges/filter';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, Id, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { TaskStarted } from './tasks';

export const permissions = ['receive:overview'] as const;

const permission = 'receive:overview';
const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });

/** received: paid, or marked as paid; owed: still to be paid. */
export const RECEIVABLE_STATES = ['received', 'owed'] as const;

/** What money is received for: charges by their kind, and the cycles of Pix automático. */
const RECEIVABLE_KINDS = [...CHARGE_KINDS, 'pix_automatic'] as const;
export type ReceivableKind = (typeof RECEIVABLE_KINDS)[number];

/** Filters of charges of every kind. */
export const receivableFilters = {
  text: Type.Optional(Type.String({ maxLength: 120 })),
  state: Type.Optional(OneOf(RECEIVABLE_STATES)),
  kind: Type.Optional(Type.Array(OneOf(RECEIVABLE_KINDS), { maxItems: 6 })),
  due: Type.Optional(period),
  issued: Type.Optional(period),
  paid: Type.Optional(period),
  document: Type.Optional(Type.String({ maxLength: 18, description: 'CPF or CNPJ, with or without mask' })),
};
const filterBody = Type.Object(receivableFilters, { additionalProperties: false });

const sum = { count: Type.Integer(), value: Cents };
const Sum = Type.Object(sum);
const Payer = Type.Object({ name: Type.String(), document: Type.String(), ...sum });

/** What the account received in a period and has to receive today; each figure is the sum of a list's filter. */
export const Overview = Type.Object({
  from: Day,
  to: Day,
  received: Sum,
  to_receive: Type.Object({ ...sum, due: period }),
  overdue: Type.Object({ ...sum, due: period }),
  byMethod: Type.Array(Type.Object({ kind: OneOf(RECEIVABLE_KINDS), label: Type.String(), ...sum })),
  ages: Type.Array(Type.Object({ age: OneOf(DEBT_AGES), due: period, ...sum })),
  conversion: Type.Object(
    { issued: Sum, paid: Sum, open: Sum },
    { description: 'of what was issued in the period: all of it, what came in of it, and what is still to be paid' },
  ),
  best: Type.Array(Payer),
  late: Type.Array(Payer),
});
export type Overview = Static<typeof Overview>;

export const calls = defineCalls({
  'GET /receivables/overview': {
    summary: 'What came in over so many days, and what is still to come in, by method, age and payer',
    permission,
    query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) }),
    answer: Overview,
  },
  'POST /receivables/search': {
    summary: 'Charges of every kind: what a figure of the overview is made of',
    permission,
    read: true,
    body: listBody(['id', 'customer_name', 'value', 'expire_at', 'paid_at', 'created_at'] as const, receivableFilters),
    answer: listAnswer(
      Type.Object({
        id: Id,
        kind: OneOf(RECEIVABLE_KINDS),
        kind_label: Type.String(),
        by_card: Type.Boolean(),
        customer_name: Type.String(),
        status: OneOf(CHARGE_STATUS),
        translated_status: Type.String(),
        value: Cents,
        received: Type.Integer({ ...Cents, description: 'what was paid, or the value where it was marked as paid' }),
        shared: Type.Integer({ ...Cents, description: 'what of the value goes on to other accounts' }),
        expire_at: Day,
        created_at: Instant,
        paid_at: Nullable(Instant),
        carnet_id: Nullable(Id),
        link_id: Nullable(Id),
        subscription_id: Nullable(Id),
        collection_id: Nullable(Type.Integer({ ...Id, description: 'the Pix automático whose cycle it is' })),
      }),
    ),
  },
  'POST /receivables/totals': {
    summary: 'What the whole filter adds up to',
    permission,
    read: true,
    body: filterBody,
    answer: Type.Object({
      count: Type.Integer(),
      value: Cents,
      received: Cents,
      shared: Type.Integer({ ...Cents, description: 'what of the value goes on to other accounts when it is paid' }),
    }),
  },
  'POST /receivables/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission,
    idempotent: true,
    audit: 'receivable.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...receivableFilters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
