import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Id, idParams } from './core/shapes';

const Grid = Type.String({ pattern: '^[a-z][a-z-]{0,39}$', description: "the resource it lists, as 'billets'" });

const values = {
  name: Type.String({ minLength: 1, maxLength: 40 }),
  query: Type.String({ maxLength: 2000, description: 'filters and order, as the URL of the grid holds them' }),
  columns: Type.Array(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$' }), {
    maxItems: 40,
    description: 'keys of the columns shown',
  }),
};

/** A saved view of a grid: filters, order and columns under a name; private to the user, on this account. */
export const GridView = Type.Object({ id: Id, ...values });
export type GridView = Static<typeof GridView>;

export const calls = defineCalls({
  'GET /grid-views': {
    summary: "The caller's saved views of a grid, by name",
    permission: 'session',
    query: Type.Object({ grid: Grid }),
    answer: Type.Array(GridView),
  },
  'POST /grid-views': {
    summary: 'Save a view: at most 30 a grid, each name once',
    permission: 'session',
    idempotent: true,
    body: Type.Object({ grid: Grid, ...values }, { additionalProperties: false }),
    answer: GridView,
  },
  'PUT /grid-views/{id}': {
    summary: 'Change a view',
    permission: 'session',
    silent404: true,
    idempotent: true,
    params: idParams,
    body: Type.Object(values, { additionalProperties: false }),
    answer: GridView,
  },
  'DELETE /grid-views/{id}': {
    summary: 'Forget a view',
    permission: 'session',
    silent404: true,
    idempotent: true,
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
