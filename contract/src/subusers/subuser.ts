import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable, OneOf } from '../core/shapes';
import { Permission } from '../session';

/**
 * AREAS-4-sub-users-1. `pending`: invited, no access yet. `valid`: accepted the invitation, and has not signed in since. `enabled`: has
 * signed in. `disabled`: may not enter the account. The list of the enabled includes the valid ones.
 */
export const SUBUSER_STATUS = ['pending', 'valid', 'enabled', 'disabled'] as const;

export const identity = {
  name: Type.String({ minLength: 1, maxLength: 120 }),
  cpf: Type.String({ minLength: 1, maxLength: 14 }),
  email: Type.String({ minLength: 1, maxLength: 120 }),
};
export const SubuserIdentity = Type.Object(identity, { additionalProperties: false });
export type SubuserIdentity = Static<typeof SubuserIdentity>;

/** AREAS-3-sub-user-1. The id of a pending sub-user is the invitation's. */
export const subuserRow = {
  id: Id,
  ...identity,
  status: OneOf(SUBUSER_STATUS),
  created_at: Instant,
  last_access_at: Nullable(Instant),
  expires_at: Nullable(Instant),
  granted: Type.Integer({ description: 'permissions that are on' }),
};
export const Subuser = Type.Object(subuserRow);
export type Subuser = Static<typeof Subuser>;

/** The permissions of a sub-user. */
export const grants = Type.Array(Permission, { maxItems: 300, description: 'what is left out is off' });
