import { Type, type Static } from 'typebox';
import { ANY_CHARGE } from './shared/charge-permissions';
import { MAX_REMOVED_TAGS, MAX_TAGS } from './shared/tag-limits';
import { defineCalls, defineTopics, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, Nullable, OneOf, RowResults } from './core/shapes';

/** AREAS-3-charge-5. */
export const TAG_COLORS = [
  'yellow',
  'green-1',
  'orange',
  'red',
  'pink',
  'purple-2',
  'blue-2',
  'blue-1',
  'green-3',
  'brown',
] as const;

/** How a billet of a tag reaches its payer once it is registered, by `transmission_method_id`. */
export const TRANSMISSION_METHODS = { 1: 'email', 2: 'sms', 3: 'whatsapp' } as const;
export type TransmissionMethod = keyof typeof TRANSMISSION_METHODS;
const TransmissionMethod = Type.Unsafe<TransmissionMethod>({
  type: 'integer',
  enum: Object.keys(TRANSMISSION_METHODS).map(Number),
  description: '1 e-mail, 2 SMS, 3 WhatsApp: billets with the tag are sent by it too once they are registered',
});

/** AREAS-3-charge-4. */
export const Tag = Type.Object({
  id: Id,
  color_ref: OneOf(TAG_COLORS),
  transmission_method_id: Nullable(TransmissionMethod),
  name: Type.String(),
  hidden: Type.Boolean(),
});
export type Tag = Static<typeof Tag>;

/** What an action on tags takes beside the ids of what has them. */
export const TagChange = {
  add: Type.Optional(Type.Array(Id, { maxItems: MAX_TAGS })),
  remove: Type.Optional(Type.Array(Id, { maxItems: MAX_REMOVED_TAGS })),
};

const TagInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 30 }),
    color_ref: OneOf(TAG_COLORS),
    hidden: Type.Optional(Type.Boolean()),
    transmission_method_id: Type.Optional(Nullable(TransmissionMethod)),
  },
  { additionalProperties: false },
);

/** Who sees tags: whoever sees something that has some. */
const seen = [
  ...ANY_CHARGE,
  'receive:do-charge',
  'receive:management:payment-buttons',
  'receive:management:pix-automatic',
] as const;

export const topics = defineTopics({ tags: seen });

export const calls = defineCalls({
  'GET /tags': {
    summary: 'Tags, optionally the hidden ones too',
    permission: seen,
    query: Type.Object({ showHidden: Type.Optional(Type.Boolean()) }),
    answer: Type.Array(Tag),
  },
  'POST /tag': {
    summary: 'Create a tag',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'tag.create',
    body: TagInput,
    answer: Tag,
  },
  'PUT /tag/{id}': {
    summary: 'Change a tag',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'tag.update',
    params: idParams,
    body: TagInput,
    answer: Tag,
  },
  'PUT /tag': {
    summary: 'Hide or show several tags',
    permission: 'receive:management:billets',
    audit: 'tag.hide',
    body: Type.Object(
      { ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }), hidden: Type.Boolean() },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
