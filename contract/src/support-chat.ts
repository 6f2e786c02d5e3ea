import { Type } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';

export const permissions = [] as const;

/** How long the support chat accepts a person's token (SHELL-9-12). */
export const CHAT_TOKEN_MINUTES = 30;

export const calls = defineCalls({
  'POST /support-chat/token': {
    summary: `Says to the support chat who the person is, for ${CHAT_TOKEN_MINUTES} minutes (SHELL-7.1-8); 404 where the bank has no chat`,
    permission: 'session',
    read: true,
    silent404: true,
    perMinute: 30,
    answer: Type.Object({
      token: Type.String({ description: 'JWT, HS256: sub, name, email, account, iat, exp' }),
    }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
