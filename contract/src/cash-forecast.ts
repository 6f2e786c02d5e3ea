import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Cents, Day, OneOf, SignedCents } from './core/shapes';

/** What the account will likely have: today's balance, what is scheduled, and due charges weighted by how each customer has paid. */
export const CashForecast = Type.Object({
  balance: SignedCents,
  days: Type.Array(Type.Object({ day: Day, in: Cents, out: Cents, balance: SignedCents }), {
    minItems: 1,
    description: 'today first; amounts in integer cents',
  }),
  lowest: Type.Object({ day: Day, balance: SignedCents }),
  charges: Type.Object({
    count: Type.Integer(),
    value: Type.Integer({ minimum: 0, description: 'integer cents still to be paid' }),
    expected: Type.Integer({
      minimum: 0,
      description: 'integer cents that come within these days, as customers have paid',
    }),
  }),
  scheduled: Type.Object({ count: Type.Integer(), value: Type.Integer({ minimum: 0 }) }),
  assumed: Type.Object({
    paid: Type.Integer({
      minimum: 0,
      maximum: 100,
      description: 'percent of the charges of twelve months that were paid',
    }),
    late: Type.Integer({ minimum: 0, description: 'days after the due day, on average' }),
  }),
});
export type CashForecast = Static<typeof CashForecast>;

export const calls = defineCalls({
  'GET /statement/forecast': {
    summary: 'Cash forecast of 30, 60 or 90 days',
    permission: 'statement:future-releases',
    perMinute: 60,
    query: Type.Object(
      { days: Type.Optional(OneOf(['30', '60', '90'], { default: '30' })) },
      { additionalProperties: false },
    ),
    answer: CashForecast,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
