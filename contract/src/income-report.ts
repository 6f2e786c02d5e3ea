import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, SignedCents } from './core/shapes';

export const permissions = ['profile:income-report'] as const;

/** A calendar year of the account, São Paulo time; integer cents. */
export const IncomeYear = Type.Object({
  year: Type.Integer(),
  balance_before: SignedCents,
  balance: SignedCents,
  income: Type.Array(Type.Object({ label: Type.String({ description: 'pt-BR' }), value: Cents })),
  total: Cents,
  fees: Cents,
  withheld: Cents,
  investments: Type.Object(
    {
      yield: SignedCents,
      taxes: Cents,
      before: Type.Integer({ ...Cents, description: 'integer cents invested at the end of the year before, at cost' }),
      invested: Type.Integer({ ...Cents, description: 'integer cents invested at the end of the year, at cost' }),
    },
    { description: 'gross yields that were taxed at the source, and what was invested' },
  ),
});
export type IncomeYear = Static<typeof IncomeYear>;

export const calls = defineCalls({
  'GET /income-reports': {
    summary: 'The calendar years of the account that are over, newest first, and when the next is ready',
    permission: 'profile:income-report',
    answer: Type.Object({ years: Type.Array(IncomeYear), next: Type.Object({ year: Type.Integer(), on: Day }) }),
  },
  'GET /income-reports/{year}/pdf': {
    summary: 'The income report of a year, as the tax form asks for it',
    permission: 'profile:income-report',
    silent404: true,
    params: Type.Object({ year: Type.Integer({ minimum: 1900, maximum: 9999 }) }),
    file: 'application/pdf',
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
