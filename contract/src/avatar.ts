import { Type } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Nullable } from './core/shapes';

const Url = Type.Object({ url: Nullable(Type.String({ description: 'where the picture is read, none without one' })) });

export const calls = defineCalls({
  'PUT /profile/avatar': {
    summary: 'Set the picture of the person: a PNG or JPEG of at least 192 px a side (SHELL-5-42 to 5-44)',
    permission: 'session',
    anyAccount: true,
    audit: 'profile.avatar',
    upload: 'image',
    answer: Url,
  },
  'DELETE /profile/avatar': {
    summary: 'Remove it',
    permission: 'session',
    anyAccount: true,
    audit: 'profile.avatar-remove',
    answer: Url,
  },
  'GET /profile/avatar/{version}': {
    summary: "The person's own picture",
    permission: 'session',
    silent404: true,
    params: Type.Object({ version: Type.String({ pattern: '^[0-9a-f]{32}$' }) }),
    file: 'image/jpeg',
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
