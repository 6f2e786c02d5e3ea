import { Type, type Static } from 'typebox';
import { defineCalls } from '../core/call';
import { Id, idParams } from '../core/shapes';

const templateValues = {
  name: Type.String({ minLength: 1, maxLength: 40 }),
  permissions: Type.Array(Type.String({ maxLength: 80 }), {
    maxItems: 300,
    description: 'ids of those it lets one have',
  }),
};
/** A template of permissions that the account defined, to begin with when choosing a sub-user's access. It grants nothing by itself. */
export const RoleTemplate = Type.Object({ id: Id, ...templateValues });
export type RoleTemplate = Static<typeof RoleTemplate>;
const RoleTemplateBody = Type.Object(templateValues, { additionalProperties: false });
const choosers = ['settings:subuser', 'settings:subuser:edit'] as const;

export const roleTemplateCalls = defineCalls({
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
    idempotent: true,
    audit: 'subuser.template-change',
    params: idParams,
    body: RoleTemplateBody,
    answer: RoleTemplate,
  },
  'DELETE /subuser-templates/{id}': {
    summary: 'Delete a role template; who was given it keeps what they have',
    permission: choosers,
    silent404: true,
    idempotent: true,
    audit: 'subuser.template-delete',
    params: idParams,
  },
});
