import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { signedBody } from './core/signing';
import { Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { ACCOUNT_TYPE_WORDS } from './shared/account-types';

export const permissions = [
  'settings:safe-contacts',
  'settings:safe-contacts:registered',
  'settings:safe-contacts:create',
] as const;

const KEY_TYPES = ['document', 'email', 'phone', 'random'] as const;
const ACCOUNT_TYPES = ['checking', 'savings', 'payment'] as const;

const contactFields = {
  name: Type.String({ minLength: 1, maxLength: 140 }),
  document: Type.String({ minLength: 1, maxLength: 18, description: 'CPF or CNPJ' }),
  pix_key: Nullable(Type.String({ maxLength: 77 })),
  bank_code: Nullable(Type.String({ maxLength: 3, description: 'three digits' })),
  branch: Nullable(Type.String({ maxLength: 5, description: 'digits' })),
  account: Nullable(Type.String({ maxLength: 20, description: 'number-checkdigit' })),
  account_type: Nullable(OneOf(ACCOUNT_TYPES)),
};

/** A payee to whom the night's limit does not apply (AREAS-3-pix-data-8), by Pix key or by bank data. */
export const SafeContact = Type.Object({
  id: Id,
  ...contactFields,
  pix_key_type: Nullable(OneOf(KEY_TYPES)),
  end_to_end_id: Nullable(Type.String({ description: 'of the look-up of its key' })),
  created_at: Instant,
  created_by: Type.String(),
  active_at: Instant,
  active: Type.Boolean(),
});
export type SafeContact = Static<typeof SafeContact>;

export const topics = defineTopics({ 'safe-contacts': permissions });

export const calls = defineCalls({
  'POST /safe-contacts/search': {
    summary: 'Safe contacts, by name',
    read: true,
    permission: 'settings:safe-contacts:registered',
    body: listBody(['name', 'created_at'], {}),
    answer: listAnswer(SafeContact),
  },
  'POST /safe-contacts/owner': {
    summary: 'Whose Pix key it is, masked, before it is registered',
    read: true,
    silent404: true,
    perMinute: 60,
    permission: 'settings:safe-contacts:create',
    body: Type.Object({ pix_key: Type.String({ minLength: 1, maxLength: 77 }) }, { additionalProperties: false }),
    answer: Type.Object({ name: Type.String(), document: Type.String(), bank: Type.String() }),
  },
  'POST /safe-contacts/check': {
    summary: 'Whether a safe contact can be registered, before it is signed',
    read: true,
    perMinute: 60,
    permission: 'settings:safe-contacts:create',
    body: Type.Object(contactFields, { additionalProperties: false }),
  },
  'POST /safe-contacts': {
    summary: 'Register a safe contact, which counts 24 hours later',
    permission: 'settings:safe-contacts:create',
    idempotent: true,
    audit: 'safe-contacts.create',
    signed: {
      summary: 'Cadastrar contato seguro',
      bind: [
        { path: 'body.name', label: 'Nome' },
        { path: 'body.document', label: 'CPF ou CNPJ' },
        { path: 'body.pix_key', label: 'Chave Pix' },
        { path: 'body.bank_code', label: 'Banco' },
        { path: 'body.branch', label: 'Agência' },
        { path: 'body.account', label: 'Conta' },
        { path: 'body.account_type', label: 'Tipo de conta', as: ACCOUNT_TYPE_WORDS },
      ],
    },
    body: signedBody(contactFields),
    answer: SafeContact,
  },
  'DELETE /safe-contacts/{id}': {
    summary: 'Remove a safe contact, at once',
    permission: 'settings:safe-contacts:registered',
    idempotent: true,
    audit: 'safe-contacts.remove',
    params: idParams,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
