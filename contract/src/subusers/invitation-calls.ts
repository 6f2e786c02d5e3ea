import { Type } from 'typebox';
import { defineCalls } from '../core/call';
import { signedBody } from '../core/signing';
import { grants, identity, Subuser, SubuserIdentity } from './subuser';

const invitation = { ...identity, permissions: grants };
const create = {
  permission: 'settings:subuser',
  idempotent: true,
  audit: 'subuser.invite',
  signed: {
    summary: 'Convidar usuário secundário',
    bind: [
      { path: 'body.name', label: 'Nome' },
      { path: 'body.cpf', label: 'CPF' },
      { path: 'body.email', label: 'E-mail' },
      { path: 'body.permissions', label: 'Permissões' },
    ],
  },
  body: signedBody(invitation),
  answer: Subuser,
} as const;

const pendingOne = Type.Object(
  { cpf: Type.String({ maxLength: 14 }), email: Type.String({ maxLength: 120 }) },
  { additionalProperties: false },
);
const token = Type.String({ pattern: '^[\\w-]{20,100}$' });
const password = Type.String({ minLength: 1, maxLength: 200 });

/** Inviting a person, and the calls of the person who was invited. */
export const invitationCalls = defineCalls({
  'POST /subuser/validate': {
    summary: 'Check who is to be invited, before their access is chosen and signed',
    permission: 'settings:subuser',
    read: true,
    perMinute: 30,
    body: SubuserIdentity,
    answer: SubuserIdentity,
  },
  'POST /subuser': { summary: 'Invite, signed either way', ...create },
  'POST /subuser/signature': { summary: 'Invite, signed with the electronic signature', ...create },
  'POST /v3/subuser/security': { summary: 'Invite, signed on a trusted device', ...create },
  'POST /subuser/pending/resend': {
    summary: 'Send the invitation again; the link sent before no longer works',
    permission: 'settings:subuser',
    audit: 'subuser.resend',
    perMinute: 10,
    body: pendingOne,
    answer: Subuser,
  },
  'DELETE /subuser/pending': {
    summary: 'Take an invitation back (AREAS-7-sub-users-1)',
    permission: 'settings:subuser',
    audit: 'subuser.withdraw',
    query: pendingOne,
  },
  'POST /subuser/invitation': {
    summary: 'What an invitation is to, for who holds its link',
    permission: 'public',
    anyAccount: true,
    perMinute: 30,
    body: Type.Object({ token }, { additionalProperties: false }),
    answer: Type.Object({
      name: Type.String(),
      email: Type.String(),
      account: Type.String(),
      admin: Type.String(),
      needsPassword: Type.Boolean({ description: 'false: the person has a password in this bank and keeps it' }),
    }),
  },
  'POST /subuser/invitation/accept': {
    summary: 'Take the invitation, once, setting a password where there is none',
    permission: 'public',
    anyAccount: true,
    perMinute: 30,
    body: Type.Object(
      { token, password: Type.Optional(password), passwordConfirmation: Type.Optional(password) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ email: Type.String() }),
  },
});
