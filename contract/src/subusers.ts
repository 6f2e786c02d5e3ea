import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, listAnswer, listBody, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { Permission } from './session';
import { invitationCalls } from './subusers/invitation-calls';
import { logCalls } from './subusers/log-calls';
import { roleTemplateCalls } from './subusers/role-template-calls';
import { grants, Subuser, SUBUSER_STATUS, subuserRow } from './subusers/subuser';

export type { ActionLine } from './subusers/log-calls';
export type { RoleTemplate } from './subusers/role-template-calls';
export type { Subuser, SubuserIdentity, SUBUSER_STATUS } from './subusers/subuser';

export const permissions = [
  'settings:subuser',
  'settings:subuser:pending',
  'settings:subuser:disabled',
  'settings:subuser:edit',
  'settings:subuser:actions',
] as const;

export const SubuserDetail = Type.Object({
  ...subuserRow,
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

export const topics = defineTopics({
  subusers: ['settings:subuser', 'settings:subuser:pending', 'settings:subuser:disabled', 'settings:subuser:edit'],
});

const subuserCalls = defineCalls({
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
});

export const calls = { ...subuserCalls, ...roleTemplateCalls, ...invitationCalls, ...logCalls };

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
