import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { idParams, Nullable, OneOf } from './core/shapes';

/** SHELL-7.4-1. */
export const TERM_TYPES = [
  'termos-modalidade-para-voce',
  'termos-modalidade-para-pro',
  'termos-modalidade-para-empresas',
  'politica-de-privacidade',
] as const;

/** Fields of a term or notice, by the ids of its components (SHELL-3-26). */
export const COMPONENTS = [
  'infoTitle',
  'infoBody',
  'image',
  'video',
  'delay',
  'confirmCheckText',
  'confirmSubmitText',
  'confirmSubmitTip',
  'logout',
] as const;

/** SHELL-3-25. */
export const Notice = Type.Object({
  id: idParams.properties.id,
  title: Type.String(),
  components: Type.Array(Type.Object({ id: Type.String({ description: "':' is written '_'" }), value: Type.String() })),
  mainContent: Type.Object({ content: Type.String({ description: 'HTML' }) }),
});
export type Notice = Static<typeof Notice>;

/** A legal text to be accepted; the acceptance states its name, type and version. */
export const LegalText = Type.Object({
  name: Type.String(),
  type: OneOf(TERM_TYPES),
  version: Type.String(),
  content: Type.String({ description: 'HTML' }),
});
export type LegalText = Static<typeof LegalText>;

export const calls = defineCalls({
  'GET /terms-and-conditions': {
    summary: 'Terms of use of each modality and the privacy policy',
    permission: 'session',
    answer: Type.Array(LegalText),
  },
  'GET /terms-and-conditions/{type}': {
    summary: 'One of them (SHELL-7.4-1)',
    permission: 'session',
    params: Type.Object({ type: OneOf(TERM_TYPES) }),
    answer: LegalText,
  },
  'GET /notices/v2/ads': {
    summary: 'Terms and notices that wait for the person: the first whole, of the others where they are read',
    permission: 'session',
    silent404: true,
    query: Type.Object({
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 10, default: 10 })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
      order: Type.Optional(OneOf(['asc', 'desc'], { default: 'asc' })),
      type: Type.Optional(OneOf(['all', 'term', 'notice'], { default: 'all' })),
    }),
    answer: Type.Object({
      first: Nullable(Notice),
      refs: Type.Array(Type.String({ description: 'a path whose last segment is an id' })),
    }),
  },
  'GET /notices/v2/ad/{id}': {
    summary: 'One of them',
    permission: 'session',
    silent404: true,
    params: idParams,
    answer: Notice,
  },
  'POST /notices/v3/ad/{id}/noticed': {
    summary: 'Accept it for the account; administrators only (SHELL-4.4-6, 7.4-4)',
    permission: 'session',
    silent404: true,
    idempotent: true,
    audit: 'notice.accept',
    params: idParams,
    body: Type.Object(
      {
        accepted: Type.Literal(true),
        accepted_at: Type.String({
          pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}[+-]\\d{2}:\\d{2}$',
          description: 'local time with milliseconds and offset',
        }),
      },
      { additionalProperties: false },
    ),
  },
  'POST /notices/ad/{id}/noticed/delay': {
    summary: 'Postpone it to the next day (SHELL-7.4-5)',
    permission: 'session',
    silent404: true,
    idempotent: true,
    audit: 'notice.delay',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
