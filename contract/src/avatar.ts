import { Type } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Nullable } from './core/shapes';

const Url = Type.Object({ url: Nullable(Type.String({ description: 'where the picture is read, none without one' })) });

const version = Type.Object({ version: Type.String({ pattern: '^[0-9a-f]{32}$' }) });

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
    params: version,
    file: 'image/jpeg',
  },
  'PUT /account/avatar': {
    summary: 'Set the picture of the account: a PNG or JPEG of at most 1,000,000 bytes (SHELL-5-41, SHELL-9-8)',
    permission: 'settings:account-data',
    audit: 'account.avatar',
    upload: 'image',
    answer: Url,
  },
  'DELETE /account/avatar': {
    summary: 'Remove it',
    permission: 'settings:account-data',
    audit: 'account.avatar-remove',
    answer: Url,
  },
  'GET /account/avatar/{version}': {
    summary: 'The picture of an account that the person may enter',
    permission: 'session',
    silent404: true,
    params: version,
    file: 'image/jpeg',
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
