import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id, Nullable, OneOf } from './core/shapes';
import { TERM_TYPES } from './notices';
import { MODALITIES } from './session';

export const permissions = ['settings:create-account'] as const;

const Consent = Type.Object(
  {
    name: Type.String({ maxLength: 120 }),
    type: OneOf(TERM_TYPES),
    version: Type.String({ maxLength: 20 }),
  },
  { additionalProperties: false },
);
const Consents = Type.Object({ term_of_use: Consent, privacy_policy: Consent }, { additionalProperties: false });
const ReadingAt = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}[+-]\\d{2}:\\d{2}$',
  description: 'local time with offset',
});
const Occupation = Type.Integer({ minimum: 0, maximum: 11, description: '11 is Outros' });
const OccupationType = Type.String({ maxLength: 60, description: 'the business type; must be typed for Outros' });
const Cnpj = Type.String({ maxLength: 18 });

/** SHELL-3-32: the body of the call that opens an account. */
export const OpenAccountBody = Type.Object(
  {
    password: Type.String({ minLength: 1, maxLength: 200 }),
    modality: OneOf(MODALITIES),
    cnpj: Type.Optional(Cnpj),
    occupation: Type.Optional(Occupation),
    occupation_type: Type.Optional(OccupationType),
    average_monthly_revenue: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
    phone_number: Type.Optional(Type.String({ maxLength: 15 })),
    consents: Consents,
    user_reading_at: ReadingAt,
  },
  { additionalProperties: false },
);
export type OpenAccountBody = Static<typeof OpenAccountBody>;

const counts = Type.Record(Type.String(), Type.Integer());

export const calls = defineCalls({
  'GET /accounts/stats/v2': {
    summary: 'How many accounts the login has, by modality and status',
    permission: 'session',
    answer: Type.Object({ total: Type.Integer(), visible: Type.Integer(), modality: counts, status: counts }),
  },
  'GET /v2/document/accounts': {
    summary: "The accounts held by the login's own document (CPF)",
    permission: 'session',
    answer: Type.Array(
      Type.Object({
        id: Id,
        nickname: Type.String(),
        account_number: Type.String(),
        modality: OneOf(MODALITIES),
        isShutdown: Type.Boolean(),
      }),
    ),
  },
  'GET /v3/account/options': {
    summary: 'The 12 categories and the revenue ranges to choose from',
    permission: 'session',
    answer: Type.Object({
      categories: Type.Array(Type.Object({ value: Type.Integer(), label: Type.String() })),
      revenues: Type.Array(Type.Object({ value: Type.Integer(), label: Type.String() })),
    }),
  },
  'GET /v3/account/types': {
    summary: 'Business types whose name has the text',
    permission: 'session',
    query: Type.Object({ text: Type.String({ minLength: 1, maxLength: 60 }) }),
    answer: Type.Array(Type.Object({ name: Type.String(), category: Type.Integer() })),
  },
  'POST /v3/account': {
    summary: 'Open an account; five wrong passwords lock (SHELL-8-9: 3000010)',
    permission: 'settings:create-account',
    whileBlocked: true,
    idempotent: true,
    audit: 'account.open',
    body: OpenAccountBody,
    answer: Type.Object({
      account: Nullable(Type.Object({ id: Id, nickname: Type.String(), account_number: Type.String() })),
      refusal: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
    }),
  },
  'PATCH /account/modality/upgrade': {
    summary: 'Make the account Pro or of a company, for good (SHELL-1-12, 4.8-18)',
    permission: 'settings:create-account',
    idempotent: true,
    audit: 'account.upgrade',
    body: Type.Object(
      {
        modality: OneOf(['pro', 'corporation']),
        occupation: Occupation,
        occupation_type: Type.Optional(OccupationType),
        cnpj: Type.Optional(Cnpj),
        consents: Type.Optional(Consents),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ modality: OneOf(MODALITIES) }),
  },
  'POST /v3/account/owner-document': {
    summary: 'A company document with a ticket, where the owner could not be confirmed (SHELL-8-11)',
    permission: 'settings:create-account',
    audit: 'account.owner-document',
    query: Type.Object({ cnpj: Cnpj, reason: Type.Optional(Type.String({ maxLength: 300 })) }),
    upload: 'image',
    answer: Type.Object({ ticket: Id }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
