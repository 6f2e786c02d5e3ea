import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';

export const permissions = ['deposits'] as const;

/** pending: may be paid; expired: its last day is over unpaid (a late payment is still credited). */
export const DEPOSIT_STATES = ['pending', 'paid', 'expired'] as const;

/** A billet that puts money into the account (AREAS-3-deposit-pending-billet-1). Integer cents. */
export const Deposit = Type.Object({
  id: Id,
  value: Cents,
  expireAt: Type.String({ ...Day, description: 'last day to pay it' }),
  barcode: Type.String({ description: 'typed line, 47 digits' }),
  url: Type.String({ description: 'its page in the portal' }),
  pdf: Type.String({ description: 'path of its paper' }),
  protocol: Type.String(),
  state: OneOf(DEPOSIT_STATES),
  createdAt: Instant,
  paidAt: Nullable(Instant),
  paidValue: Nullable(Cents),
});
export type Deposit = Static<typeof Deposit>;

export const topics = defineTopics({ deposits: ['deposits'] });

export const calls = defineCalls({
  'POST /deposit': {
    summary: 'A billet for the account itself to be paid by: the deposit',
    permission: 'deposits',
    idempotent: true,
    audit: 'deposit.create',
    perMinute: 30,
    body: Type.Object({ value: Cents }, { additionalProperties: false }),
    answer: Deposit,
  },
  'GET /deposit/pending': {
    summary:
      'The billet of deposit that is due next (AREAS-3-deposit-pending-billet-1), nulls without one; `items`: all of them',
    permission: 'deposits',
    answer: Type.Object({
      value: Nullable(Cents),
      expireAt: Nullable(Day),
      barcode: Nullable(Type.String()),
      url: Nullable(Type.String()),
      pdf: Nullable(Type.String()),
      items: Type.Optional(Type.Array(Deposit, { description: 'that can still be paid, the nearest due first' })),
    }),
  },
  'POST /deposit/search': {
    summary: 'Every billet of deposit, newest first',
    read: true,
    permission: 'deposits',
    body: listBody(['created_at', 'value'], { state: Type.Optional(OneOf(DEPOSIT_STATES)) }),
    answer: listAnswer(Deposit),
  },
  'GET /deposit/{id}': {
    summary: 'One billet of deposit',
    silent404: true,
    permission: 'deposits',
    params: idParams,
    answer: Deposit,
  },
  'GET /deposit/{id}/pdf': {
    summary: 'The billet of a deposit as a paper; paid, its receipt',
    permission: 'deposits',
    params: idParams,
    file: 'application/pdf',
  },
  'GET /today': {
    summary: "The bank's day in São Paulo",
    permission: 'session',
    answer: Type.Object({ today: Day }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
