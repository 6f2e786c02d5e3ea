import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type TypedCalls, type TypedTopics } from './core/call';
import { CHARGE_KINDS } from './charges/charge';
import { BilletMessage } from './charges/billet-input';
import { Id, idParams, Instant, OneOf } from './core/shapes';

/** Kinds of charge that carry a message; each has templates of its own. */
export const MESSAGE_TYPES = CHARGE_KINDS;

/** A message saved to be written on charges again (AREAS-7-charges-4). */
export const MessageTemplate = Type.Object({
  id: Id,
  type: OneOf(MESSAGE_TYPES),
  name: Type.String(),
  message: Type.String(),
  created_at: Instant,
});
export type MessageTemplate = Static<typeof MessageTemplate>;

export const topics = defineTopics({ 'custom-messages': ['receive:do-charge'] });

export const calls = defineCalls({
  'GET /custom-messages/templates': {
    summary: 'Message templates of a kind of charge, by name',
    permission: 'receive:do-charge',
    query: Type.Object({ type: OneOf(MESSAGE_TYPES) }),
    answer: Type.Array(MessageTemplate),
  },
  'POST /custom-messages': {
    summary: 'Keep a message as a template',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'custom-message.create',
    body: Type.Object(
      {
        type: OneOf(MESSAGE_TYPES),
        name: Type.String({ minLength: 1, maxLength: 60 }),
        message: BilletMessage,
      },
      { additionalProperties: false },
    ),
    answer: MessageTemplate,
  },
  'DELETE /custom-messages/templates/{id}': {
    summary: 'Delete a template',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'custom-message.delete',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
