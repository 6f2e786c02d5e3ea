import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Id, idParams, Instant, listAnswer, listBody, Nullable, pageQuery } from './core/shapes';

export const permissions = ['receive:billing-items'] as const;

/** What the account often charges for, and what a unit of it costs now; integer cents. */
export const ChargeItem = Type.Object({
  id: Id,
  name: Type.String(),
  value: Cents,
  created_at: Instant,
  updated_at: Instant,
});
export type ChargeItem = Static<typeof ChargeItem>;

const ChargeItemBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    value: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'unit value, integer cents' }),
  },
  { additionalProperties: false },
);
export type ChargeItemBody = Static<typeof ChargeItemBody>;

export const topics = defineTopics({ 'charge-items': ['receive:billing-items', 'receive:do-charge'] });

export const calls = defineCalls({
  'POST /charge-items/search': {
    summary: 'Items of the catalogue, by name; also to choose from while issuing',
    permission: ['receive:billing-items', 'receive:do-charge'],
    read: true,
    body: listBody(['name', 'value', 'updated_at'] as const, { text: Type.Optional(Type.String({ maxLength: 120 })) }),
    answer: listAnswer(ChargeItem),
  },
  'GET /charge-items/{id}': {
    summary: 'One item',
    silent404: true,
    permission: 'receive:billing-items',
    params: idParams,
    answer: ChargeItem,
  },
  'GET /charge-items/{id}/prices': {
    summary: 'What the item has cost, newest first',
    silent404: true,
    permission: 'receive:billing-items',
    params: idParams,
    query: pageQuery,
    answer: listAnswer(Type.Object({ id: Id, value: Cents, user: Nullable(Type.String()), created_at: Instant })),
  },
  'POST /charge-items': {
    summary: 'Add an item to the catalogue',
    permission: 'receive:billing-items',
    idempotent: true,
    audit: 'charge-item.create',
    body: ChargeItemBody,
    answer: ChargeItem,
  },
  'PUT /charge-items/{id}': {
    summary: 'Change an item; a new value goes into its price history. What was charged before stays as it is',
    permission: 'receive:billing-items',
    idempotent: true,
    audit: 'charge-item.update',
    params: idParams,
    body: ChargeItemBody,
    answer: ChargeItem,
  },
  'DELETE /charge-items/{id}': {
    summary: 'Take an item out of the catalogue, with its price history',
    permission: 'receive:billing-items',
    idempotent: true,
    audit: 'charge-item.delete',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
