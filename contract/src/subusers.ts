import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, pageQuery } from './core/shapes';
import { signedBody } from './core/signing';
import { Permission } from './session';

export const permissions = [
  'settings:subuser',
  'settings:subuser:pending',
  'settings:subuser:disabled',
  'settings:subuser:edit',
  'settings:subuser:actions',
] as const;

/**
 * AREAS-4-sub-users-1. `pending`: invited, no access yet. `valid`: took the invitation and has not been in since. `enabled`: has been in.
 * `disabled`: kept out. The list of the enabled holds the valid ones too.
 */
export const SUBUSER_STATUS = ['pending', 'valid', 'enabled', 'disabled'] as const;

const identity = {
  name: Type.String({ minLength: 1, maxLength: 120 }),
  cpf: Type.String({ minLength: 1, maxLength: 14 }),
  email: Type.String({ minLength: 1, maxLength: 120 }),
};
export const SubuserIdentity = Type.Object(identity, { additionalProperties: false });
export type SubuserIdentity = Static<typeof SubuserIdentity>;

/** AREAS-3-sub-user-1. The id of a pending one is its invitation's. */
const row = {
  id: Id,
  ...identity,
  status: OneOf(SUBUSER_STATUS),
  created_at: Instant,
  last_access_at: Nullable(Instant),
  expires_at: Nullable(Instant),
  granted: Type.Integer({ description: 'permissions that are on' }),
};
export const Subuser = Type.Object(row);
export type Subuser = Static<typeof Subuser>;

export const SubuserDetail = Type.Object({
  ...row,
  isSelf: Type.Boolean({ description: 'nobody changes their own access' }),
  permissions: Type.Array(Permission, { description: 'every permission that can be granted' }),
});

export const CatalogueGroup = Type.Object({
  key: Type.String(),
  name: Type.String(),
  permissions: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      opens: Type.String({ description: 'what it lets one do, pt-BR' }),
      mine: Type.Boolean({ description: 'the caller holds it, so may grant it' }),
    }),
  ),
});
export type CatalogueGroup = Static<typeof CatalogueGroup>;

const grants = Type.Array(Permission, { maxItems: 300, description: 'what is left out is off' });
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

/** A line of the action log: who did what, when, from where, and what changed. */
export const ActionLine = Type.Object({
  id: Id,
  at: Instant,
  user: Nullable(Type.String({ description: 'name; null: the bank itself' })),
  action: Type.String(),
  what: Type.String({ description: 'pt-BR' }),
  about: Nullable(Type.String({ description: 'whom or what it was done to' })),
  changes: Type.Array(Type.Object({ what: Type.String(), before: Type.String(), after: Type.String() })),
  ip: Type.String(),
});
export type ActionLine = Static<typeof ActionLine>;

const logFilters = {
  person: Type.Optional(Id),
  action: Type.Optional(Type.String({ pattern: '^[\\w.-]{1,60}$' })),
  period: Type.Optional(
    Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  ),
};

const templateValues = {
  name: Type.String({ minLength: 1, maxLength: 40 }),
  permissions: Type.Array(Type.String({ maxLength: 80 }), {
    maxItems: 300,
    description: 'ids of those it lets one have',
  }),
};
/** A role of the account's own: what to begin from when access is chosen. It grants nothing by itself. */
export const RoleTemplate = Type.Object({ id: Id, ...templateValues });
export type RoleTemplate = Static<typeof RoleTemplate>;
const RoleTemplateBody = Type.Object(templateValues, { additionalProperties: false });
const choosers = ['settings:subuser', 'settings:subuser:edit'] as const;

export const topics = defineTopics({
  subusers: ['settings:subuser', 'settings:subuser:pending', 'settings:subuser:disabled', 'settings:subuser:edit'],
});

export const calls = defineCalls({
  'GET /subusers': {
    summary: 'How many there are of each status, and who they are, by name',
    permission: permissions,
    answer: Type.Object({
      counts: Type.Object({ enabled: Type.Integer(), pending: Type.Integer(), disabled: Type.Integer() }),
      people: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    }),
  },
  'POST /v2/subusers/{status}': {
    summary: 'The sub-users of a status',
    permission: ['settings:subuser', 'settings:subuser:pending', 'settings:subuser:disabled'],
    read: true,
    params: Type.Object({ status: OneOf(SUBUSER_STATUS) }),
    body: listBody(['name', 'last_access_at', 'created_at'] as const, {
      text: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    answer: listAnswer(Subuser),
  },
  'GET /permissions/catalogue': {
    summary: 'Every permission that can be granted, by area, in words; the templates; the actions of the log',
    permission: permissions,
    answer: Type.Object({
      groups: Type.Array(CatalogueGroup),
      templates: Type.Array(
        Type.Object({
          key: Type.String(),
          name: Type.String(),
          description: Type.String(),
          permissions: Type.Array(Type.String()),
        }),
      ),
      actions: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
    }),
  },
  'GET /subuser-templates': {
    summary: "The account's own role templates, by name",
    permission: choosers,
    answer: Type.Array(RoleTemplate),
  },
  'POST /subuser-templates': {
    summary: 'Save a role template: at most 30, each name once, none of the names that the bank uses',
    permission: choosers,
    idempotent: true,
    audit: 'subuser.template-save',
    body: RoleTemplateBody,
    answer: RoleTemplate,
  },
  'PUT /subuser-templates/{id}': {
    summary: 'Rename a role template, or change what it lets one have; who was given it before keeps what they have',
    permission: choosers,
    silent404: true,
    audit: 'subuser.template-change',
    params: idParams,
    body: RoleTemplateBody,
    answer: RoleTemplate,
  },
  'DELETE /subuser-templates/{id}': {
    summary: 'Delete a role template; who was given it keeps what they have',
    permission: choosers,
    silent404: true,
    audit: 'subuser.template-delete',
    params: idParams,
  },
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
  'PUT /subuser/{id}/enabled': {
    summary: 'Let a sub-user in again',
    permission: 'settings:subuser',
    audit: 'subuser.enable',
    params: idParams,
    answer: Subuser,
  },
  'PUT /subuser/{id}/disabled': {
    summary: 'Keep a sub-user out; their open pages end',
    permission: 'settings:subuser',
    audit: 'subuser.disable',
    params: idParams,
    answer: Subuser,
  },
  'DELETE /subuser/{id}': {
    summary: 'Remove a sub-user from the account',
    permission: 'settings:subuser',
    audit: 'subuser.remove',
    params: idParams,
  },
  'GET /subuser/{id}': {
    summary: 'A sub-user and what they may',
    permission: ['settings:subuser', 'settings:subuser:edit', 'settings:subuser:actions'],
    silent404: true,
    params: idParams,
    answer: SubuserDetail,
  },
  'PUT /subusers/signature/{id}': {
    summary: 'Change what a sub-user may: it counts on their next request and their open pages',
    permission: 'settings:subuser:edit',
    idempotent: true,
    audit: 'subuser.edit',
    signed: {
      summary: 'Alterar acessos de usuário secundário',
      bind: [
        { path: 'params.id', label: 'Usuário' },
        { path: 'body.email', label: 'E-mail' },
        { path: 'body.permissions', label: 'Permissões' },
      ],
    },
    params: idParams,
    body: signedBody({
      email: Type.String({ maxLength: 120, description: 'theirs, as who signs reads it' }),
      permissions: grants,
    }),
    answer: SubuserDetail,
  },
  'GET /subuser/{id}/logs': {
    summary: 'What a sub-user did, newest first',
    permission: 'settings:subuser:actions',
    silent404: true,
    params: idParams,
    query: pageQuery,
    answer: listAnswer(ActionLine),
  },
  'POST /account-logs/search': {
    summary: 'What was done on the account, newest first',
    permission: 'settings:subuser:actions',
    read: true,
    body: listBody(['at'] as const, logFilters),
    answer: listAnswer(ActionLine),
  },
  'POST /account-logs/export': {
    summary: 'The log of a filter as a file: answers the task that makes it',
    permission: 'settings:subuser:actions',
    idempotent: true,
    audit: 'account-log.export',
    body: Type.Object({ format: OneOf(['csv', 'xlsx']), ...logFilters }, { additionalProperties: false }),
    answer: Type.Object({ task: Id }),
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

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
