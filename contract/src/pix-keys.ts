import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, Instant, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';

export const permissions = ['pix:keys'] as const;

const KEY_TYPES = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
const KeyType = OneOf(KEY_TYPES);
const typedKey = Type.String({ maxLength: 90, description: 'as typed; empty of a random key' });

/** A key of the account. `claim` is the number of the open portability or claim that somebody asked of it. */
export const PixKey = Type.Object({
  id: Id,
  type: KeyType,
  key: Type.String(),
  created_at: Instant,
  claim: Nullable(Id),
});
export type PixKey = Static<typeof PixKey>;

/** Portability: the holder moves a key from one bank to another. Claim: a person's own phone that is registered as somebody else's key. */
export const PixClaim = Type.Object({
  id: Id,
  kind: OneOf(['portability', 'claim']),
  side: OneOf(['claimer', 'donor'], { description: 'claimer: this account asked for the key; donor: it has it' }),
  type: KeyType,
  key: Type.String(),
  state: OneOf(['OPEN', 'WAITING_RESOLUTION', 'CONFIRMED', 'COMPLETED', 'CANCELLED']),
  other: Type.Object({ name: Type.String(), bank: Type.String() }),
  opened_at: Instant,
  answer_by: Type.String({ ...Instant, description: 'who has the key answers until then' }),
  complete_by: Type.String({ ...Instant, description: 'of a claim: who asked confirms until then' }),
  ended_at: Nullable(Instant),
  ended_by: Nullable(
    OneOf(['claimer', 'donor', 'time', 'gone'], {
      description: 'gone: the key is no longer of the account that had it',
    }),
  ),
  may: Type.Array(OneOf(['confirm', 'reject'])),
});
export type PixClaim = Static<typeof PixClaim>;

/** A confirmation code sent to a phone or e-mail before it is registered as a key or claimed from another bank. */
export const PixKeyCheck = Type.Object({
  id: Id,
  type: OneOf(['phone', 'email']),
  key: Type.String(),
  purpose: OneOf(['register', 'portability', 'claim']),
  channel: OneOf(['sms', 'call', 'mail']),
  resend_at: Type.String({ ...Instant, description: 'no new code before' }),
  expires_at: Instant,
});
export type PixKeyCheck = Static<typeof PixKeyCheck>;

/** The outcome of asking for a key. */
export const PixKeyOutcome = Type.Object({
  outcome: OneOf(['registered', 'code-sent', 'portability', 'claim', 'opened'], {
    description: 'portability, claim: the key is of another account, and that is the way to it',
  }),
  key: Nullable(PixKey),
  check: Nullable(PixKeyCheck),
  claim: Nullable(PixClaim),
  holder: Nullable(Type.Object({ name: Type.String(), bank: Type.String() })),
});
export type PixKeyOutcome = Static<typeof PixKeyOutcome>;

export const PixKeys = Type.Object({
  keys: Type.Array(PixKey),
  claims: Type.Array(PixClaim),
  checks: Type.Array(PixKeyCheck),
  limit: Type.Object({ used: Type.Integer(), most: Type.Integer() }),
  document: Type.Object({ type: OneOf(['cpf', 'cnpj']), value: Type.String() }),
});
export type PixKeys = Static<typeof PixKeys>;

const codeBody = Type.Object({ id: Id, code: Type.String({ pattern: '^\\d{6}$' }) }, { additionalProperties: false });
/** A wrong code gets an answer, not an error, because an error would roll back the count of wrong codes. */
const codeAnswer = Type.Object({
  success: Type.Boolean(),
  attempts: Type.Integer({ description: 'wrong codes so far; three block it' }),
  result: Nullable(PixKeyOutcome),
});
const checkBody = Type.Object({ id: Id }, { additionalProperties: false });
const subject = { type: KeyType, key: typedKey };
const claimBody = signedBody({ id: Id, key: Type.String({ maxLength: 90, description: 'the key it is about' }) });

const bindAsked = [
  { path: 'body.type', label: 'Tipo' },
  { path: 'body.key', label: 'Chave' },
] as const;
const bindClaim = [
  { path: 'body.id', label: 'Pedido' },
  { path: 'body.key', label: 'Chave' },
] as const;
const write = { permission: 'pix:keys', idempotent: true } as const;

export const topics = defineTopics({ 'pix-keys': ['pix:keys', 'pix:qrcode'] });

export const calls = defineCalls({
  'GET /pix/keys': {
    summary: 'Keys of the account, and what is asked of them; without the permission of keys the keys alone',
    permission: ['pix:keys', 'pix:qrcode'],
    answer: PixKeys,
  },
  'POST /pix/key': {
    summary: 'Register a key; of a phone or an e-mail a code is sent first',
    ...write,
    audit: 'pix-key.create',
    perMinute: 20,
    signed: { summary: 'Cadastrar chave Pix', bind: bindAsked },
    body: signedBody(subject),
    answer: PixKeyOutcome,
  },
  'DELETE /pix/keys/{id}': {
    summary: 'Give a key up: whoever asks for it next may have it',
    permission: 'pix:keys',
    idempotent: true,
    audit: 'pix-key.delete',
    signed: {
      summary: 'Excluir chave Pix',
      bind: [
        { path: 'params.id', label: 'Número' },
        { path: 'body.key', label: 'Chave' },
      ],
    },
    params: idParams,
    body: signedBody({ key: Type.String({ maxLength: 90 }) }),
  },
  'POST /pix/keys/sms/verify': {
    summary: 'Give the code that came by SMS or call (AREAS-4-pix-2)',
    permission: 'pix:keys',
    idempotent: true,
    audit: 'pix-key.verify',
    body: codeBody,
    answer: codeAnswer,
  },
  'POST /pix/keys/mail/verify': {
    summary: 'Give the code that came by e-mail (AREAS-4-pix-2)',
    permission: 'pix:keys',
    idempotent: true,
    audit: 'pix-key.verify',
    body: codeBody,
    answer: codeAnswer,
  },
  'POST /pix/keys/code/resend': {
    summary: 'Send a new code; the one before it is worthless',
    permission: 'pix:keys',
    idempotent: true,
    audit: 'pix-key.resend',
    body: checkBody,
    answer: PixKeyCheck,
  },
  'POST /pix/keys/code/call': {
    summary: 'Say a new code in a call',
    permission: 'pix:keys',
    idempotent: true,
    audit: 'pix-key.call',
    body: checkBody,
    answer: PixKeyCheck,
  },
  'POST /pix/keys/portability/v2': {
    summary: "Ask for the holder's own key that is at another bank",
    ...write,
    audit: 'pix-key.portability',
    perMinute: 20,
    signed: { summary: 'Pedir portabilidade de chave Pix', bind: bindAsked },
    body: signedBody(subject),
    answer: PixKeyOutcome,
  },
  'POST /pix/keys/portability/confirm': {
    summary: 'Let a key go to another bank',
    ...write,
    audit: 'pix-key.portability-confirm',
    signed: { summary: 'Confirmar portabilidade de chave Pix', bind: bindClaim },
    body: claimBody,
    answer: PixClaim,
  },
  'POST /pix/keys/portability/reject': {
    summary: 'Refuse a portability, or take it back',
    ...write,
    audit: 'pix-key.portability-reject',
    signed: { summary: 'Recusar portabilidade de chave Pix', bind: bindClaim },
    body: claimBody,
    answer: PixClaim,
  },
  'POST /pix/keys/claim/v2': {
    summary: "Ask for a phone that is another person's key",
    ...write,
    audit: 'pix-key.claim',
    perMinute: 20,
    signed: { summary: 'Reivindicar chave Pix', bind: bindAsked },
    body: signedBody(subject),
    answer: PixKeyOutcome,
  },
  'POST /pix/keys/claim/confirm': {
    summary: 'Give a claimed key up, or take it once the other side did',
    ...write,
    audit: 'pix-key.claim-confirm',
    signed: { summary: 'Confirmar reivindicação de chave Pix', bind: bindClaim },
    body: claimBody,
    answer: PixClaim,
  },
  'POST /pix/keys/claim/reject': {
    summary: 'Refuse a claim, or take it back',
    ...write,
    audit: 'pix-key.claim-reject',
    signed: { summary: 'Recusar reivindicação de chave Pix', bind: bindClaim },
    body: claimBody,
    answer: PixClaim,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    /** The key that is asked for. */
    'pix-claim': 'portability';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
