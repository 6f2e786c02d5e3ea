import { Type } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Cents, Day, Id, Nullable } from './core/shapes';

export const calls = defineCalls({
  'GET /cash-decision': {
    summary: 'Where idle money could go, and where missing money could come from, by the cash forecast',
    permission: 'statement:future-releases',
    perMinute: 60,
    answer: Type.Object({
      idle: Nullable(
        Type.Object(
          {
            amount: Type.Integer({ ...Cents, description: 'integer cents that are not needed until the day' }),
            until: Day,
            product: Id,
            name: Type.String(),
            yield: Type.Integer({ ...Cents, description: 'integer cents that they would yield, net' }),
          },
          { description: 'null: nothing idle, nothing to gain, or not for this person to invest' },
        ),
      ),
      missing: Nullable(
        Type.Object(
          {
            amount: Type.Integer({ ...Cents, description: 'integer cents by which the forecast falls below zero' }),
            day: Day,
            cost: Type.Integer({ ...Cents, description: 'integer cents that advancing billets for it costs' }),
            count: Type.Integer({ description: 'how many billets' }),
          },
          { description: 'null: nothing missing, no billets for it, or not for this person to advance them' },
        ),
      ),
    }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
