import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Nullable } from './core/shapes';

/** The address of a CEP; null where the directory knows only the city, or only the state. */
export const Zipcode = Type.Object({
  zipcode: Type.String({ description: '8 digits' }),
  street: Nullable(Type.String()),
  neighborhood: Nullable(Type.String()),
  city: Nullable(Type.String()),
  state: Type.String(),
});
export type Zipcode = Static<typeof Zipcode>;

export const calls = defineCalls({
  'GET /zipcodes/{cep}': {
    summary: 'The address of a CEP (SHELL-8-3: not finding it is silent)',
    permission: 'session',
    perMinute: 60,
    silent404: true,
    params: Type.Object({ cep: Type.String({ pattern: '^[0-9]{8}$' }) }),
    answer: Zipcode,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
