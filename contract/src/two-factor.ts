import { Type } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { OneOf } from './core/shapes';
import { signedBody } from './core/signing';

export const permissions = [] as const;

const codeBody = Type.Object({ code: Type.String({ pattern: '^\\d{6}$' }) }, { additionalProperties: false });

/** A secret for an authenticator (SHELL-3-35), and its QR code; to be proved by a code within ten minutes. */
const Secret = Type.Object({
  Segredo: Type.String({ description: 'base32, to be typed' }),
  Uri: Type.String({ description: 'otpauth://…' }),
  image_qrcode: Type.String({ description: 'the Uri as a picture: data URL' }),
});

/** A wrong code gets an answer ('NOK', and how many of 3 were wrong), because an error would roll back its count. */
const status = OneOf(['OK', 'NOK', 'BLOCKED']);

export const calls = defineCalls({
  'POST /google/authenticator/start': {
    summary: 'Begin to activate two-factor authentication',
    permission: 'session',
    audit: 'two-factor.start',
    signed: { summary: 'Ativar a autenticação de dois fatores', bind: [] },
    body: signedBody({}),
    answer: Secret,
  },
  'POST /google/authenticator/change': {
    summary: 'Begin to change the authenticator',
    permission: 'session',
    audit: 'two-factor.change',
    signed: { summary: 'Alterar a autenticação de dois fatores', bind: [] },
    body: signedBody({}),
    answer: Secret,
  },
  'POST /google/authenticator/remove': {
    summary: 'Deactivate two-factor authentication',
    permission: 'session',
    audit: 'two-factor.remove',
    signed: { summary: 'Desativar a autenticação de dois fatores', bind: [] },
    body: signedBody({}),
  },
  'POST /google/authenticator/end': {
    summary: 'Prove by a code that the secret is in an authenticator: from now on it is asked at sign-in',
    permission: 'session',
    body: codeBody,
    answer: Type.Object({
      status,
      recoveryCodes: Type.Array(Type.String(), { description: 'ten, shown once; each lets in once' }),
    }),
  },
  'POST /google/authenticator/check': {
    summary: 'A code before the signature is changed (SHELL-4.12-3); a code counts once',
    permission: 'session',
    body: codeBody,
    answer: Type.Object({ status }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
