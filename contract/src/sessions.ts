import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Id, idParams, Instant } from './core/shapes';

export const permissions = [] as const;

export const OpenSession = Type.Object({
  id: Id,
  browser: Type.String({ description: 'browser and system, as it says itself' }),
  place: Type.String({
    description: "by the address it was opened from; 'desconhecido' where no range of the bank's directory holds it",
  }),
  openedAt: Instant,
  lastUsedAt: Instant,
  current: Type.Boolean(),
});
export type OpenSession = Static<typeof OpenSession>;

export const calls = defineCalls({
  'GET /profile/sessions': {
    summary: 'Where the person is signed in, this one first, then the last used',
    permission: 'session',
    answer: Type.Array(OpenSession),
  },
  'DELETE /profile/sessions/{id}': {
    summary: 'End one session; its next request and its open socket are refused at once',
    permission: 'session',
    anyAccount: true,
    audit: 'profile.disconnect-device',
    params: idParams,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'new-device': never;
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
