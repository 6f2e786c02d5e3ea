import { Type, type Static } from 'typebox';
import { CHARGE_KINDS } from './charges/charge';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, Instant, listAnswer, listBody, OneOf, pageQuery } from './core/shapes';
import { TaskStarted } from './tasks';

export const permissions = ['partnerships:transfers'] as const;

/** What an account may share: charges of every kind, and Pix charges of the public API. */
export const SHARED_KINDS = [...CHARGE_KINDS, 'pix_charge'] as const;
export type SharedKind = (typeof SHARED_KINDS)[number];

/** Filter of repasses by the kind of charge that they are a part of, or all. */
export const REPASS_PRODUCTS = ['all', ...SHARED_KINDS] as const;
export type RepassProduct = (typeof REPASS_PRODUCTS)[number];

/** A part that the account received of another account's charge. */
export const Repassed = Type.Object({
  id: Id,
  from: Type.String({ description: 'who issued the charge' }),
  product: OneOf(SHARED_KINDS),
  value: Cents,
  created_at: Instant,
});
export type Repassed = Static<typeof Repassed>;

/** The account that a payee code names, and whether it may get a part of this account's charges. */
export const Payee = Type.Object({
  payee_code: Type.String(),
  name: Type.String(),
  document: Type.String({ description: 'CPF or CNPJ, its middle hidden' }),
  fault: Type.String({ description: 'why it may not, pt-BR; empty where it may' }),
});
export type Payee = Static<typeof Payee>;

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const filters = {
  product: Type.Optional(Type.Array(OneOf(SHARED_KINDS), { maxItems: SHARED_KINDS.length })),
  received: Type.Optional(period),
};

const year = Type.Optional(Type.Integer({ minimum: 2000, maximum: 2100 }));

export const topics = defineTopics({ splits: ['partnerships:transfers'] });

export const calls = defineCalls({
  'POST /charges/payees': {
    summary: 'Who payee codes name, while a split is typed; a code of no account is left out',
    permission: 'receive:do-charge',
    read: true,
    perMinute: 120,
    body: Type.Object(
      { codes: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 100 }) },
      { additionalProperties: false },
    ),
    answer: Type.Array(Payee),
  },
  'GET /v2/partner/repass': {
    summary: 'What came in of charges of others in a year, by product (AREAS-3-partner-transfers-1)',
    permission: 'partnerships:transfers',
    query: Type.Object({ year }),
    answer: Type.Object({
      balance: Type.Integer({ ...Cents, description: 'received in the year' }),
      totalItems: Type.Integer(),
      year: Type.Integer(),
      years: Type.Array(Type.Integer(), { description: 'those something came in, newest first, and the current one' }),
      details: Type.Array(Type.Object({ product: OneOf(SHARED_KINDS), count: Type.Integer(), value: Cents })),
    }),
  },
  'GET /v2/partner/repass/{product}': {
    summary: 'What came in of charges of others in a year, newest first',
    permission: 'partnerships:transfers',
    params: Type.Object({ product: OneOf(REPASS_PRODUCTS) }),
    query: Type.Object({ ...pageQuery.properties, year }),
    answer: listAnswer(Repassed),
  },
  'POST /repasses/search': {
    summary: 'What came in of charges of others, by product and day',
    permission: 'partnerships:transfers',
    read: true,
    body: listBody(['created_at', 'value'] as const, filters),
    answer: listAnswer(Repassed),
  },
  'POST /repasses/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission: 'partnerships:transfers',
    idempotent: true,
    audit: 'split.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...filters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'split-received': 'destinationType';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
