import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { SignedCents } from './core/shapes';

export const permissions = ['statement:releases'] as const;

/** SHELL-3-8; integer cents. */
export const Indicators = Type.Object({
  balance: SignedCents,
  incoming: SignedCents,
  month_revenue: SignedCents,
});
export type Indicators = Static<typeof Indicators>;

export const Balance = Type.Object({ balanceAvailable: SignedCents });

export const topics = defineTopics({ balance: ['statement:releases'] });

export const calls = defineCalls({
  'GET /account/indicators': {
    summary: 'Balance, what open charges will bring, and what was received this month',
    permission: 'statement:releases',
    answer: Indicators,
  },
  'GET /account/balance': {
    summary: 'Balance less what is reserved',
    permission: 'statement:releases',
    answer: Balance,
  },
  'GET /account/balance/available': {
    summary: 'The same, under its other name',
    permission: 'statement:releases',
    answer: Balance,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
