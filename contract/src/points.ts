import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';

export const permissions = ['services:points-program'] as const;
export const topics = defineTopics({ points: ['services:points-program'] });

const permission = 'services:points-program';

export const POINT_KINDS = ['earned', 'taken-back', 'expired', 'redeemed'] as const;

/** A line of the points' statement. */
export const PointEntry = Type.Object({
  id: Id,
  kind: OneOf(POINT_KINDS),
  points: Type.Integer({ description: 'negative where they left' }),
  balance: Type.Integer({ description: 'points after it' }),
  description: Type.String({ description: 'pt-BR' }),
  at: Instant,
  expires_on: Nullable(Type.String({ ...Day, description: 'last day on which points that were earned can be used' })),
});
export type PointEntry = Static<typeof PointEntry>;

export const PointBalance = Type.Object({
  points: Type.Integer({ minimum: 0 }),
  worth: Type.Integer({ ...Cents, description: 'integer cents that all of them are redeemed for' }),
  next: Nullable(Type.Object({ points: Type.Integer(), day: Day }, { description: 'what expires next' })),
  earning: Type.Array(Type.Object({ label: Type.String(), cents: Cents }), {
    description: 'what earns points: one for so many integer cents, pt-BR',
  }),
  months: Type.Integer({ description: 'life of a point' }),
});
export type PointBalance = Static<typeof PointBalance>;

export const calls = defineCalls({
  'GET /points': {
    summary: 'Points, what they are worth, what expires next, and what earns them',
    permission,
    answer: PointBalance,
  },
  'POST /points/search': {
    summary: 'The statement of points, newest first',
    permission,
    read: true,
    body: listBody(['at', 'points'], { kind: Type.Optional(OneOf(POINT_KINDS)) }),
    answer: listAnswer(PointEntry),
  },
  'POST /points/redeem': {
    summary: 'Redeem points for money in the account',
    permission,
    idempotent: true,
    audit: 'points.redeem',
    signed: { summary: 'Trocar pontos por saldo', bind: [{ path: 'body.points', label: 'Pontos' }] },
    body: signedBody({ points: Type.Integer({ minimum: 1, maximum: 999_999_999 }) }),
    answer: Type.Object({
      entry: PointEntry,
      value: Type.Integer({ ...Cents, description: 'integer cents credited' }),
    }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    'points-expiring': 'url';
  }
}
