import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, SignedCents } from './core/shapes';
import { signedBody } from './core/signing';

export const permissions = ['advances:billet', 'advances:management'] as const;
export const topics = defineTopics({ advances: ['advances:billet', 'advances:management'] });

const permission = 'advances:billet';
const management = 'advances:management';

/** domain.md 4. */
export const ADVANCE_STATES = [
  'PENDING',
  'SCHEDULED',
  'CREDITED',
  'DEBITED',
  'DENIED',
  'CANCELLED',
  'OVERDUE',
] as const;
/** `cession`: the billets are sold and the funder bears a default; `loan`: they are a pledge, and the account bears it. */
export const LEGAL_FORMS = ['cession', 'loan'] as const;

/** Most billets of one contract. */
export const MOST_ADVANCED = 200;

const Offer = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'pt-BR' }),
  legalForm: OneOf(LEGAL_FORMS),
  monthlyRate: Type.Integer({ description: 'percent a month with two decimals, as an integer' }),
  fee: Type.Integer({ ...Cents, description: 'integer cents a contract' }),
  hasIof: Type.Boolean(),
});

/** A billet that can be advanced, or why it cannot. */
export const AdvanceableBillet = Type.Object({
  id: Id,
  customer_name: Type.String(),
  value: Cents,
  expire_at: Day,
  days: Type.Integer({ description: 'calendar days until it is due' }),
});
export type AdvanceableBillet = Static<typeof AdvanceableBillet>;

/** What billets bring and cost; integer cents. */
const Cost = {
  gross: Type.Integer({ ...Cents, description: 'integer cents of the billets' }),
  discount: Cents,
  iof: Cents,
  isSimples: Type.Boolean({ description: 'the signer declares that the company is in Simples Nacional' }),
  fee: Cents,
  net: Type.Integer({ ...Cents, description: 'integer cents credited' }),
};
const Rates = {
  monthlyRate: Type.Integer({ description: 'percent a month with two decimals, as an integer' }),
  cetMonthly: Type.Integer({ description: 'total effective cost: percent a month with two decimals, as an integer' }),
  cetYearly: Type.Integer({ description: 'total effective cost: percent a year with two decimals, as an integer' }),
};

const QuotedBillet = Type.Object({
  id: Id,
  customer_name: Type.String(),
  due: Day,
  days: Type.Integer(),
  value: Cents,
  discount: Cents,
  iof: Cents,
  net: Cents,
});

const Lowest = Type.Object({ day: Day, balance: SignedCents });

export const AdvanceQuote = Type.Object({
  ...Cost,
  ...Rates,
  offer: Type.String(),
  legalForm: OneOf(LEGAL_FORMS),
  hasLowerIof: Type.Boolean({ description: 'the daily IOF is that of Simples Nacional' }),
  day: Type.String({ ...Day, description: 'day of the credit' }),
  isToday: Type.Boolean(),
  items: Type.Array(QuotedBillet),
  forecast: Type.Object(
    { wait: Lowest, advance: Lowest },
    { description: 'the lowest balance of the cash forecast of 90 days: without and with the anticipation' },
  ),
  refusals: Type.Array(Type.Object({ field: Nullable(Type.String()), message: Type.String() })),
});
export type AdvanceQuote = Static<typeof AdvanceQuote>;

/** A contract that was signed, whatever became of it. */
export const Advance = Type.Object({
  id: Id,
  ...Cost,
  ...Rates,
  name: Type.String(),
  legalForm: OneOf(LEGAL_FORMS),
  state: OneOf(ADVANCE_STATES),
  count: Type.Integer(),
  protocol: Type.String(),
  scheduled_for: Day,
  created_at: Instant,
  credited_at: Nullable(Instant),
  reason: Nullable(Type.String({ description: 'pt-BR: why it was denied or cancelled' })),
});
export type Advance = Static<typeof Advance>;

/** A billet of a contract. */
export const AdvancedBillet = Type.Object({
  id: Id,
  advance: Id,
  charge: Id,
  customer_name: Type.String(),
  due: Day,
  value: Cents,
  net: Cents,
  owed: Type.Integer({ ...Cents, description: 'integer cents that the account still owes for it' }),
  state: OneOf(ADVANCE_STATES),
  settled_at: Nullable(Instant),
});
export type AdvancedBillet = Static<typeof AdvancedBillet>;

const Ids200 = Type.Array(Id, { minItems: 1, maxItems: MOST_ADVANCED });
const offer = Type.String({ minLength: 1, maxLength: 40 });
const isSimples = Type.Optional(Type.Boolean({ description: 'declares that the company is in Simples Nacional' }));

export const calls = defineCalls({
  'GET /advances/terms': {
    summary: 'What the funder offers, and which billets it takes',
    permission,
    answer: Type.Object({
      offers: Type.Array(Offer),
      simplesLimit: Nullable(
        Type.Integer({
          ...Cents,
          description: 'integer cents of credit that bear the lower IOF; null: the holder is a person',
        }),
      ),
      leastBusinessDays: Type.Integer({ description: 'business days until a billet is due, at least' }),
      mostDays: Type.Integer({ description: 'calendar days until a billet is due, at most' }),
      opens: Type.String({ description: 'HH:MM in São Paulo' }),
      closes: Type.String({ description: 'HH:MM in São Paulo' }),
    }),
  },
  'POST /advances/billets/search': {
    summary: 'Billets that can be advanced, the first due first',
    permission,
    read: true,
    body: listBody(['expire_at', 'value'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'customer' })),
    }),
    answer: listAnswer(AdvanceableBillet),
  },
  'POST /advances/choose': {
    summary:
      'The cheapest billets that bring a sum: exact up to 60 billets; beyond, or at the limit of Simples, with its bound',
    read: true,
    permission,
    perMinute: 60,
    body: Type.Object(
      { offer, target: Type.Integer({ ...Cents, minimum: 1, description: 'integer cents to be credited' }), isSimples },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      ids: Type.Array(Id),
      cost: Cents,
      net: Cents,
      isExact: Type.Boolean(),
      bound: Type.Integer({ ...Cents, description: 'integer cents that the best set may be cheaper, at most' }),
    }),
  },
  'POST /advances/review': {
    summary: 'What advancing billets would cost, beside waiting, and what would refuse it',
    read: true,
    permission,
    perMinute: 60,
    body: Type.Object({ offer, ids: Ids200, isSimples }, { additionalProperties: false }),
    answer: AdvanceQuote,
  },
  'POST /advances': {
    summary: 'Sign a contract that advances billets',
    permission,
    idempotent: true,
    audit: 'advances.contract',
    signed: {
      summary: 'Antecipar boletos',
      bind: [
        { path: 'body.net', label: 'Valor creditado', as: 'cents' },
        { path: 'body.gross', label: 'Valor dos boletos', as: 'cents' },
        { path: 'body.offer', label: 'Contrato' },
        { path: 'body.day', label: 'Data do crédito', as: 'day' },
        { path: 'body.ids', label: 'Boletos' },
        { path: 'body.isSimples', label: 'Optante pelo Simples Nacional' },
      ],
    },
    body: signedBody({ offer, ids: Ids200, isSimples, gross: Cents, net: Cents, day: Day }),
    answer: Advance,
  },
  'POST /advances/search': {
    summary: 'Contracts, the last one first',
    permission: management,
    read: true,
    body: listBody(['created_at', 'net'], { state: Type.Optional(OneOf(ADVANCE_STATES)) }),
    answer: listAnswer(Advance),
  },
  'POST /advances/items/search': {
    summary: 'Billets that were advanced, the first due first',
    permission: management,
    read: true,
    body: listBody(['due', 'value'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'customer' })),
      state: Type.Optional(OneOf(ADVANCE_STATES)),
      advance: Type.Optional(Id),
    }),
    answer: listAnswer(AdvancedBillet),
  },
  'GET /advances/{id}': {
    summary: 'One contract',
    permission: management,
    silent404: true,
    params: idParams,
    answer: Advance,
  },
  'GET /advances/{id}/contract': {
    summary: 'A contract as a paper',
    permission: management,
    silent404: true,
    params: idParams,
    file: 'application/pdf',
  },
  'PUT /advances/{id}/cancel': {
    summary: 'Cancel a contract that is not credited yet',
    permission: management,
    silent404: true,
    idempotent: true,
    audit: 'advances.cancel',
    params: idParams,
    answer: Advance,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    advance: 'url';
  }
}
