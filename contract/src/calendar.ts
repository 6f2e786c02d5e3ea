import { Type } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Day } from './core/shapes';

export const calls = defineCalls({
  'GET /holidays': {
    summary:
      'Bank holidays of a year, in order: days on which nothing clears (SHELL-7.7-1); this year’s, where it says none',
    permission: 'session',
    query: Type.Object({ year: Type.Optional(Type.Integer({ minimum: 2000, maximum: 2099 })) }),
    answer: Type.Array(Type.Object({ date: Day, name: Type.String({ description: 'pt-BR' }) })),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
