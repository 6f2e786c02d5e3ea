import { Type } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id } from './core/shapes';
import { signedBody } from './core/signing';

export const permissions = [] as const;

const password = Type.String({ minLength: 1, maxLength: 200 });
const passwords = { password, passwordConfirmation: password };

export const calls = defineCalls({
  'PUT /profile/password': {
    summary: 'Change the password with the electronic signature; every other session ends',
    permission: 'session',
    anyAccount: true,
    audit: 'password.change',
    signed: { summary: 'Alterar a senha', bind: [] },
    body: signedBody(passwords),
  },
  'POST /profile/security': {
    summary:
      'Ask for the change of the password on the trusted device; approved, this session may make it (SHELL-7.2-2)',
    permission: 'secure-device',
    answer: Type.Object({
      id: Id,
      aeToken: Type.String({ description: 'names the approval: GET /secure-device/status/{token}' }),
      image_qrcode: Type.String({ description: 'the approval as a QR code: data URL' }),
    }),
  },
  'PUT /profile/security/password': {
    summary: 'Change the password after POST /profile/security was approved; every other session ends (SHELL-7.2-1)',
    permission: 'session',
    anyAccount: true,
    audit: 'password.change',
    signed: { summary: 'Alterar a senha', bind: [], approvedBefore: true },
    body: Type.Object(passwords, { additionalProperties: false }),
  },
  'POST /auth/password/forgot': {
    summary: 'A link by e-mail, 30 minutes, once; the same answer whoever asks',
    permission: 'public',
    anyAccount: true,
    body: Type.Object({ login: Type.String({ minLength: 1, maxLength: 120 }) }, { additionalProperties: false }),
  },
  'POST /auth/password/reset': {
    summary: 'Set the password by the link of an e-mail: a forgotten one, or the first',
    permission: 'public',
    anyAccount: true,
    body: Type.Object(
      { token: Type.String({ pattern: '^[\\w-]{20,100}$' }), ...passwords },
      { additionalProperties: false },
    ),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
