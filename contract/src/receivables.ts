import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Cents, Day, Id, Nullable } from './core/shapes';

/** A customer with overdue billets: the sum of those that can no longer be paid without fine. Integer cents. */
export const Debtor = Type.Object({
  customer: Id,
  name: Type.String(),
  phone: Nullable(Type.String()),
  count: Type.Integer(),
  value: Cents,
  daysLate: Type.Integer({ description: 'of the oldest, from its due day' }),
});
export type Debtor = Static<typeof Debtor>;

export const calls = defineCalls({
  'GET /receivables/debtors': {
    summary: 'The five customers who owe most past due, and up to which due day that is reckoned',
    permission: 'receive:management:billets',
    answer: Type.Object({ items: Type.Array(Debtor), dueTo: Day }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
