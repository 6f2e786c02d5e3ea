import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Address, Id, Instant, Nullable, OneOf } from './core/shapes';

export const permissions = [
  'home',
  'page-not-found',
  'secure-device',
  'registration:update',
  'registration:update:force',
] as const;

export const MODALITIES = ['you', 'pro', 'corporation'] as const;
export const ROLES = ['admin', 'support', 'subuser'] as const;

/** SHELL-3-5. */
export const Account = Type.Object({
  id: Id,
  modality: OneOf(MODALITIES),
  nickname: Type.String(),
  account_number: Type.String({ description: 'number-checkdigit (SHELL-3-6)' }),
  email: Type.String(),
  phone: Type.String(),
  address: Nullable(Address),
  primary_cnae: Nullable(Type.String()),
  description: Type.String(),
  type: OneOf(['PF', 'PJ']),
  document: Type.String({ description: 'CPF or CNPJ, unformatted' }),
  account_code: Type.String({ description: 'payee code, 32 hex digits' }),
  avatar: Nullable(Type.String({ description: 'where its picture is read, none without one' })),
});
export type Account = Static<typeof Account>;

/** SHELL-3-1 to 3-4. */
export const AccountEntry = Type.Object({
  id: Id,
  passkey: Type.String(),
  role: OneOf(ROLES),
  visible: Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] }),
  status: OneOf(['active', 'inactive']),
  isShutdown: Type.Boolean(),
  admin: Type.Object({ name: Type.String() }),
  account: Account,
});
export type AccountEntry = Static<typeof AccountEntry>;

export const Preferences = Type.Object(
  {
    theme: OneOf(['light', 'dark']),
    fontSize: Type.Integer({ minimum: 8, maximum: 16, description: 'default 10 (SHELL-3-11)' }),
  },
  { additionalProperties: false },
);
export type Preferences = Static<typeof Preferences>;

export const Permission = Type.Object({ id: Type.String(), enabled: Type.Boolean() });

/** SHELL-3-8: what the portal needs before its first screen, in one answer. */
export const Session = Type.Object({
  user: Type.Object({
    id: Id,
    name: Type.String(),
    firstName: Type.String(),
    email: Type.String(),
    avatar: Nullable(Type.String()),
    totp: Type.Boolean({ description: 'two-factor is on (SHELL-3-10)' }),
  }),
  preferences: Preferences,
  currentAccount: AccountEntry,
  accounts: Type.Array(AccountEntry),
  permissions: Type.Array(Permission),
  now: Instant,
});
export type Session = Static<typeof Session>;

export const calls = defineCalls({
  'POST /auth/login': {
    summary: 'Sign in with e-mail, CPF or CNPJ; a code where two-factor is on',
    permission: 'public',
    anyAccount: true,
    audit: 'session.login',
    body: Type.Object(
      {
        login: Type.String({ minLength: 1, maxLength: 120 }),
        password: Type.String({ minLength: 1, maxLength: 200 }),
        code: Type.Optional(
          Type.String({
            pattern: '^(\\d{6}|[A-Z2-9]{5}-?[A-Z2-9]{5})$',
            description: 'of the authenticator, or for recovery',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      codeRequired: Type.Boolean({ description: 'right so far; ask for the authenticator code and send all again' }),
      session: Nullable(Session),
    }),
  },
  'GET /auth/session': {
    summary: 'Who is signed in',
    permission: 'public',
    answer: Type.Object({ session: Nullable(Session) }),
  },
  'POST /auth/changeAccount': {
    summary: 'Switch to another account of the same login',
    permission: 'session',
    anyAccount: true,
    audit: 'session.change-account',
    body: Type.Object({ id: Id }, { additionalProperties: true, description: 'the account entry; its id counts' }),
    answer: Type.Object({ logged: Type.Boolean(), session: Nullable(Session) }),
  },
  'POST /auth/logout': { summary: 'Sign out', permission: 'session', anyAccount: true, audit: 'session.logout' },
  'GET /user-permissions': {
    summary: 'Permissions of the user on the current account',
    permission: 'session',
    answer: Type.Array(Permission),
  },
  'PUT /permissions/translate': {
    summary: "Bring a sub-user's stored permission names up to date (SHELL-4.1-1)",
    permission: 'session',
    answer: Type.Object({ translated: Type.Integer() }),
  },
  'PUT /permissions/translate/{x}': {
    summary: 'The same for the ids of one area',
    permission: 'session',
    params: Type.Object({
      x: Type.String({ pattern: '^[a-z-]{1,40}$', description: "first segment of the ids, as 'receive'" }),
    }),
    answer: Type.Object({ translated: Type.Integer() }),
  },
  'GET /websocket/auth': {
    summary:
      "Single-use token for /bff/socket/, which answers 'userSocket/connected' with whether the page missed an event",
    permission: 'session',
    answer: Type.Object({ token: Type.String() }),
  },
  'POST /log/{type}': {
    summary: 'Client log line',
    perMinute: 60,
    permission: 'session',
    anyAccount: true,
    silent404: true,
    params: Type.Object({ type: OneOf(['error', 'warning', 'info']) }),
    body: Type.Object(
      {
        message: Type.String({ maxLength: 2000 }),
        path: Type.Optional(Type.String({ maxLength: 300 })),
        stack: Type.Optional(Type.String({ maxLength: 4000 })),
      },
      { additionalProperties: false },
    ),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
