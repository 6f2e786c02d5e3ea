import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { MONEY_STATES, MoneyOperation, MoneyReview } from './money/operation';

export const permissions = ['services:recharge'] as const;

const permission = 'services:recharge';

const Operator = Type.Object({ id: Type.String(), name: Type.String() });
const operatorId = Type.String({ minLength: 1, maxLength: 20 });
const AreaCode = Type.Integer({ minimum: 11, maximum: 99, description: 'DDD' });

/** What is topped up. The shapes are loose: the review tells the faults of fields in pt-BR. */
const topUp = {
  phone: Type.String({ maxLength: 20, description: 'mobile with DDD' }),
  operator: operatorId,
  amount: Type.Integer({ ...Cents, description: 'integer cents: one of the operator’s values for the DDD' }),
};

/** A top-up that was signed, whatever became of it. */
export const TopUp = Type.Object({
  id: Id,
  phone: Type.String({ description: 'digits with DDD' }),
  operator: Type.String({ description: 'name of the operator' }),
  amount: Cents,
  state: OneOf(MONEY_STATES),
  scheduled_for: Day,
  created_at: Instant,
  protocol: Type.String(),
  reason: Nullable(Type.String({ description: 'pt-BR: why it was refused or returned' })),
});
export type TopUp = Static<typeof TopUp>;

export const calls = defineCalls({
  'GET /recharge/operators': {
    summary: 'Operators whose phones can be topped up',
    permission,
    answer: Type.Object({ items: Type.Array(Operator) }),
  },
  'GET /recharge/operators/{operator}/branches': {
    summary: 'The branches of an operator, each with the area codes (DDD) it serves',
    permission,
    silent404: true,
    params: Type.Object({ operator: operatorId }),
    answer: Type.Object({
      items: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), areaCodes: Type.Array(AreaCode) })),
    }),
  },
  'GET /recharge/operators/{operator}/values': {
    summary: 'The values that an operator offers in an area code (DDD); none where it does not serve it',
    permission,
    silent404: true,
    params: Type.Object({ operator: operatorId }),
    query: Type.Object({ areaCode: AreaCode }),
    answer: Type.Object({
      items: Type.Array(
        Type.Object({ amount: Cents, validDays: Type.Integer({ description: 'days until the credit expires' }) }),
      ),
    }),
  },
  'GET /recharge/phones/{phone}': {
    summary: 'The operator that a phone number belongs to',
    permission,
    perMinute: 60,
    params: Type.Object({ phone: Type.String({ pattern: '^\\d{10,11}$' }) }),
    answer: Type.Object({ operator: Nullable(Operator) }),
  },
  'GET /recharge/recent': {
    summary: 'Numbers that were topped up before, the last one first',
    permission,
    answer: Type.Object({
      items: Type.Array(
        Type.Object({
          phone: Type.String(),
          operator: Operator,
          amount: Type.Integer({ ...Cents, description: 'integer cents of the last top-up' }),
          at: Instant,
        }),
      ),
    }),
  },
  'POST /recharge/review': {
    summary: 'What a top-up would cost and do, and what would refuse it',
    read: true,
    permission,
    perMinute: 60,
    body: Type.Object({ ...topUp, day: Type.Optional(Day) }, { additionalProperties: false }),
    answer: MoneyReview,
  },
  'POST /recharge': {
    summary: 'Top up a phone, now or on a day',
    permission,
    idempotent: true,
    audit: 'top-up.create',
    signed: {
      summary: 'Recarregar celular',
      bind: [
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.phone', label: 'Celular' },
        { path: 'body.operator', label: 'Operadora' },
        { path: 'body.day', label: 'Data', as: 'day' },
      ],
    },
    body: signedBody({ ...topUp, day: Type.String({ ...Day, description: 'the day that the review said' }) }),
    answer: MoneyOperation,
  },
  'POST /recharge/search': {
    summary: 'Top-ups of any state, newest first',
    permission,
    read: true,
    body: listBody(['created_at', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'number or operator' })),
      state: Type.Optional(OneOf(MONEY_STATES)),
    }),
    answer: listAnswer(TopUp),
  },
  'GET /recharge/{id}': {
    summary: 'One top-up',
    permission,
    silent404: true,
    params: idParams,
    answer: TopUp,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
