import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Day, Id, Nullable } from './core/shapes';
import { Preferences } from './session';

export const permissions = [] as const;

/** SHELL-3-9. */
export const Profile = Type.Object({
  id: Id,
  name: Type.String(),
  nickname: Type.String(),
  cpf: Type.String(),
  email: Type.String(),
  cellphone: Type.String(),
  birth: Nullable(Day),
  avatar: Nullable(Type.String()),
  totp: Type.Boolean(),
  preferences: Preferences,
});
export type Profile = Static<typeof Profile>;

export const calls = defineCalls({
  'GET /profile': { summary: 'The signed-in person', permission: 'session', answer: Profile },
  'PUT /profile/preferences': {
    summary: 'Theme and font size (saved 5 s after the last change)',
    permission: 'session',
    anyAccount: true,
    body: Preferences,
    answer: Preferences,
  },
  'PUT /profile/visible': {
    summary: 'Which accounts the switcher shows: 1 to 4 (SHELL-5-33, SHELL-5-34)',
    permission: 'session',
    anyAccount: true,
    audit: 'profile.visible',
    body: Type.Array(
      Type.Object(
        { accountId: Id, visible: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  'DELETE /profile/sessions': {
    summary: 'Disconnect every other device (SHELL-7.1-3)',
    permission: 'session',
    anyAccount: true,
    audit: 'profile.disconnect-devices',
    answer: Type.Object({ disconnected: Type.Integer() }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
