import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams } from './core/shapes';

/** A label of customers. */
export const Group = Type.Object({ id: Id, name: Type.String() });
export type Group = Static<typeof Group>;

const GroupInput = Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false });

export const topics = defineTopics({ groups: ['receive:customers'] });

export const calls = defineCalls({
  'GET /groups': {
    summary: "Customer groups, plain REST on simple-rest's conventions (_start, _end, x-total-count)",
    permission: 'receive:customers',
    query: Type.Object({
      _start: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      _end: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      _sort: Type.Optional(Type.String({ maxLength: 20 })),
      _order: Type.Optional(Type.String({ maxLength: 5 })),
      q: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    answer: Type.Array(Group),
  },
  'GET /groups/sizes': {
    summary: 'How many customers are in each group that has any',
    permission: 'receive:customers',
    answer: Type.Array(Type.Object({ id: Id, customers: Type.Integer() })),
  },
  'POST /groups': {
    summary: 'Create a group',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer-group.create',
    body: GroupInput,
    answer: Group,
  },
  'PATCH /groups/{id}': {
    summary: 'Rename a group',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer-group.rename',
    params: idParams,
    body: GroupInput,
    answer: Group,
  },
  'DELETE /groups/{id}': {
    summary: 'Delete a group; its customers stay, without it',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer-group.delete',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
