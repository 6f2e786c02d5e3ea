import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Operation } from './core/signing';

export const permissions = [] as const;

/** A letter substitution (SHELL-3-34): each letter of `Oficial` is sent as the letter of `Correspondente` at the same place. */
export const Challenge = Type.Object({
  Grupos: Type.Object({
    Grupo: Type.Array(
      Type.Object({
        Numero: Type.Integer({ description: 'from 1' }),
        Oficial: Type.String({ description: 'letters of the alphabet, in order' }),
        Correspondente: Type.String({ description: 'what each is sent as' }),
      }),
    ),
  }),
  Token: Type.String({ description: 'single use, 5 minutes' }),
});
export type Challenge = Static<typeof Challenge>;

const CodeSent = Type.Object({
  phone: Type.String({ description: 'where to, its last digits only' }),
  resendAfter: Type.Integer({ description: 'seconds' }),
});

export const calls = defineCalls({
  'GET /signature': {
    summary: 'A challenge for calls that bind no values of their own (password, second factor, devices)',
    permission: 'session',
    answer: Challenge,
  },
  'POST /signature/challenge': {
    summary: 'A challenge for one operation with its values: what is signed by it cannot be sent otherwise',
    permission: 'session',
    body: Operation,
    answer: Challenge,
  },
  'GET /signature/redefine/check': {
    summary: 'Whether changing the signature is blocked by wrong codes (SHELL-4.14-1)',
    permission: 'session',
    answer: Type.Object({ blocked: Type.Boolean() }),
  },
  'GET /signature/redefine/start': {
    summary: 'Send the code by SMS; again after 40 s (SHELL-4.12-5)',
    permission: 'session',
    answer: CodeSent,
  },
  'GET /signature/redefine/call': {
    summary: 'Say the code in a phone call; 40 s after it was sent',
    permission: 'session',
    answer: CodeSent,
  },
  'POST /signature/redefine/code/validate': {
    summary: 'The code that was sent; three wrong ones block (SHELL-5-18)',
    permission: 'session',
    body: Type.Object({ code: Type.String({ pattern: '^\\d{6}$' }) }, { additionalProperties: false }),
    answer: Type.Object({
      success: Type.Boolean(),
      attempts: Type.Integer({ description: 'wrong codes so far, of 3' }),
    }),
  },
  'POST /signature': {
    summary: "Set the signature, once the person's code was right; error 3000048 marks the word refused (SHELL-8-32)",
    permission: 'session',
    audit: 'signature.change',
    body: Type.Object(
      { signature: Type.String({ minLength: 1, maxLength: 40, description: 'the new word' }) },
      { additionalProperties: false },
    ),
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'signature-changed': never;
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
